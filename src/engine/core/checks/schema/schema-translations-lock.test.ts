import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const entry = 'translations.lock.json#/es/home.top.title';

describe('schema/translations-lock', () => {
  it('reports what is no hash', () => {
    const changes = { ...tinyLock(), [entry]: 'Drink' };
    expect(placesAfter(changes)).toEqual([`schema/translations-lock ${entry}`]);
    expect(messagesAfter(changes)[0]).toContain('home.top.title');
  });

  it('reports a language that is no group of keys', () => {
    const changes = { ...tinyLock(), 'translations.lock.json#/es': 5 };
    expect(placesAfter(changes)).toEqual(['schema/translations-lock translations.lock.json#/es']);
  });
});
