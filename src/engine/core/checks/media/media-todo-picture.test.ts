import { expect, it } from 'vitest';
import { problemsAfter } from '../testing/tiny-site.ts';

const src = 'pages/home.json#/sections/0/props/image/src';

it('a picture that a new page keeps the place of is told until one is named, as a warning in a draft', () => {
  const found = (changes: object) =>
    problemsAfter({ [src]: '/images/todo.svg', ...changes }).map(
      ({ check, severity }) => `${severity} ${check}`,
    );
  expect(found({})).toEqual(['error media/todo-picture']);
  expect(problemsAfter({ [src]: '/images/todo.svg' })[0]?.message).toContain('Name the picture that belongs');
  expect(found({ 'pages/home.json#/sections/0/draft': true })).toContain('warning media/todo-picture');
});
