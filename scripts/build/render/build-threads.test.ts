import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { buildThreads, renderThreads } from './build-threads.ts';

const second = Math.min(2, availableParallelism());

it('a thread of its own checks any large site, and renders only one that is worth it', () => {
  expect([buildThreads(300), renderThreads(300)]).toEqual([second, 1]);
  expect([buildThreads(1001), renderThreads(1001)]).toEqual([second, second]);
});

it('a thread that need not check a site renders one that is smaller', () => {
  expect([renderThreads(500), renderThreads(500, { isChecked: true })]).toEqual([1, second]);
});

it('whoever says how many threads gets them', () => {
  expect([buildThreads(300, 3), renderThreads(300, { asked: 3 })]).toEqual([3, 3]);
});
