import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { threadsFor } from './threads-for.ts';

const most = Math.min(4, availableParallelism());

it('is one thread until another has enough to do, and never none', () => {
  expect([0, 1, 1000].map((work) => threadsFor(work, 1000))).toEqual([1, 1, 1]);
  expect(threadsFor(1001, 1000)).toBe(Math.min(2, most));
});

it('is no more than the machine has cores, and four', () => {
  expect(threadsFor(1_000_000, 1000)).toBe(most);
});
