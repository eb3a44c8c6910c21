import { describe, expect, it } from 'vitest';
import { tinyLock } from './testing/tiny-lock.ts';
import { placesAfter } from './testing/tiny-site.ts';

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
});
