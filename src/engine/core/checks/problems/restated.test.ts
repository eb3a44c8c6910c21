import { expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { restatedAt } from './restated.ts';
import { withRemedy } from './with-remedy.ts';

const problem: Problem = {
  check: 'i18n/stale',
  severity: 'warning',
  file: 'pages/home.json',
  page: 'home',
  section: 'top',
  pointer: '/sections/0/props/title',
  message: 'Section "top" of page "home": Old.',
  missing: 'title',
  suggestion: 'New',
};

it('a problem told at another place of its section begins with that, in one line', () => {
  expect(restatedAt(problem, { pointer: '/sections/0' }, 'Not "a\nb".')).toEqual({
    check: 'i18n/stale',
    severity: 'warning',
    file: 'pages/home.json',
    page: 'home',
    section: 'top',
    pointer: '/sections/0',
    message: 'Section "top" of page "home": Not "a\\nb".',
  });
});

it('a problem told in another file has only the page and section of that place', () => {
  const told = restatedAt(
    problem,
    { file: 'locales/en.json', pointer: '/top' },
    withRemedy('Old.', 'Write it.'),
  );
  expect(told).toMatchObject({ message: 'Old. Write it.', remedy: 'Write it.' });
  expect(told).not.toHaveProperty('page');
  expect(told).not.toHaveProperty('section');
});
