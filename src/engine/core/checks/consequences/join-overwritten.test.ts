import { expect, it } from 'vitest';
import type { Problem } from '../problems/problem.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { problemsAfter } from '../testing/tiny-site.ts';
import { joinOverwritten } from './join-overwritten.ts';

it('a text with the words and the %{names} of another is one fault, which keeps the site from being built', () => {
  const found = problemsAfter({ ...tinyLock(), 'locales/en.json#/home/top/title': 'Since %{year}' });
  expect(found.map(({ check, severity, file, pointer }) => [check, severity, file, pointer])).toEqual([
    ['i18n/stale', 'error', 'locales/en.json', '/home/top/title'],
  ]);
});

it('a text that another one has overwritten, which is too long there, is one fault', () => {
  const problems = (['i18n/stale', 'i18n/max-length'] as const).map(
    (check): Problem => ({
      check,
      severity: 'warning',
      file: 'locales/en.json',
      pointer: '/header/talk',
      message: '',
      ...(check === 'i18n/stale' ? { tells: 'copy' as const } : {}),
    }),
  );
  expect(joinOverwritten(problems).map(({ check }) => check)).toEqual(['i18n/stale']);
  expect(joinOverwritten(problems.slice(1))).toHaveLength(1);
});
