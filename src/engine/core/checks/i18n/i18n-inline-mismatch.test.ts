import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const title = 'pages/products/cup.json#/card/title';

describe('i18n/inline-mismatch', () => {
  it('reports the second of two places whose words differ under one key', () => {
    const changes = { [title]: 't:cup.title|The cup' };
    expect(placesAfter(changes)).toEqual([`i18n/inline-mismatch ${title}`]);
    expect(placesAfter({})).toEqual([]);
  });

  it('reports the place whose words are not those that were translated', () => {
    const meta = 'pages/products/cup.json#/meta/title';
    expect(placesAfter({ ...tinyLock(), [meta]: 't:cup.title|The cup' })).toEqual([
      `i18n/inline-mismatch ${meta}`,
    ]);
  });

  it('names the text that the words were translated for, when they stand behind the name of another', () => {
    const feature = 'pages/products/cup.json#/features/0/description';
    const own = { [feature]: 't:cup.glaze|The blue of the sea', 'locales/es.json#/cup/glaze': 'El azul' };
    const lock = tinyLock(own);
    const told = problemsAfter({ ...lock, ...own, [feature]: 't:cup.title|The blue of the sea' });
    expect(told).toMatchObject([
      {
        check: 'i18n/inline-mismatch',
        pointer: '/features/0/description',
        suggestion: 't:cup.glaze|The blue of the sea',
      },
    ]);
  });
});
