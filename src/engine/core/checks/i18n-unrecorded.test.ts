import { describe, expect, it } from 'vitest';
import { tinyLock } from './testing/tiny-lock.ts';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const lockAt = 'translations.lock.json#/es';

describe('i18n/unrecorded', () => {
  it('reports the first translation that the lock file does not know, and how many more there are', () => {
    const changes = {
      ...tinyLock(),
      [`${lockAt}/home.top.title`]: undefined,
      [`${lockAt}/home.top.alt`]: undefined,
      [`${lockAt}/about.again`]: undefined,
    };
    expect(placesAfter(changes)).toEqual(['i18n/unrecorded locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('does not know "home.top.title" and 2 more in "es" yet');
  });

  it('finds nothing where all are known, and on a site without a lock file', () => {
    expect(placesAfter(tinyLock())).toEqual([]);
    expect(placesAfter({})).toEqual([]);
  });

  it('does not ask for what has no translation yet', () => {
    const stub = { 'locales/es.json#/home/top/title': 'TODO: Drink' };
    expect(placesAfter({ ...tinyLock(stub), ...stub })).toEqual([
      'i18n/todo-value locales/es.json#/home/top/title',
    ]);
  });
});
