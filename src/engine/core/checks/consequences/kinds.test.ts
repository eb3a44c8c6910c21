import { expect, it } from 'vitest';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { type Kind, matching, mild } from './kinds.ts';

const problem = problemOfCheck('i18n/stale', { pointer: '/home/title', tells: 'copy', suggestion: 'Drink' });

it.each<[kind: Kind, is: boolean]>([
  ['i18n/stale', true],
  ['i18n/*', true],
  [['seo/*', 'i18n/html'], false],
  [{}, true],
  [{ check: 'i18n/*', not: 'i18n/stale' }, false],
  [{ severity: 'error', pointer: /\/title$/ }, true],
  [{ severity: mild }, false],
  [{ file: (file) => file.startsWith('locales/') }, false],
  [{ has: 'suggestion', lacks: 'also' }, true],
  [{ has: 'missing' }, false],
  [{ tells: 'copy' }, true],
  [{ check: 'i18n/stale', and: ({ pointer }) => pointer === '' }, false],
  [({ pointer }) => pointer === '/home/title', true],
])('%o is a kind of stale text: %s', (kind, is) => {
  expect(matching(kind)(problem)).toBe(is);
});
