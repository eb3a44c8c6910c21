import { expect, it } from 'vitest';
import { keyTableOf } from '../keys/key-table.ts';
import { FiledText } from './filed-text.ts';

const en = { home: { title: 'Cups', 'a/b': 'Tea' } };
const es = { home: { title: 'Tazas' } };

it('knows its key and where it stands in the file of its language', () => {
  const table = keyTableOf({ en, es }, [
    ['en', en],
    ['es', es],
  ]);
  const [english, spanish] = table.columns.map((column) => ({ table, column }));
  if (!english || !spanish) throw new Error('A language has no column.');
  expect(new FiledText('Tazas', 0, spanish)).toMatchObject({
    value: 'Tazas',
    locale: 'es',
    key: 'home.title',
    place: { file: 'locales/es.json', pointer: '/home/title' },
  });
  expect(new FiledText('Tea', 1, english).place.pointer).toBe('/home/a~1b');
});
