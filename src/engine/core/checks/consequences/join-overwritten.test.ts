import { expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { problemsAfter } from '../testing/tiny-site.ts';

it('a text with the words and the %{names} of another is one fault, which keeps the site from being built', () => {
  const found = problemsAfter({ ...tinyLock(), 'locales/en.json#/home/top/title': 'Since %{year}' });
  expect(found.map(({ check, severity, file, pointer }) => [check, severity, file, pointer])).toEqual([
    ['i18n/stale', 'error', 'locales/en.json', '/home/top/title'],
  ]);
});
