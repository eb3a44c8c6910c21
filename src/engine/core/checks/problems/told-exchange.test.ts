import { expect, it } from 'vitest';
import { toldExchange } from './told-exchange.ts';

const [title, text] = ['/title', '/text'].map((pointer) => ({ file: 'locales/en.json', pointer }));

it('two things in each other’s place are told at the first, with the place of the other and what to do', () => {
  if (!title || !text) throw new Error('two places are needed');
  expect(toldExchange(title, text, 'The two seem to be exchanged.')).toEqual({
    ...title,
    message: 'The two seem to be exchanged. Exchange them.',
    also: ['/text'],
    tells: 'exchange',
  });
  const elsewhere = { ...text, file: 'locales/es.json' };
  expect(toldExchange(title, elsewhere, 'The two seem to be exchanged.').also).toBeUndefined();
});
