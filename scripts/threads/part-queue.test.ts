import { describe, expect, it } from 'vitest';
import { endQueue, isTaken, queueOf, sharedNumber, takeFrom } from './part-queue.ts';

describe('a queue that threads share', () => {
  it('gives each part to one of those who take from it, in their order', () => {
    const queue = queueOf(['a', 'b', 'c']);
    const one = takeFrom(queue, (part) => `one: ${part}`);
    const other = takeFrom({ ...queue }, (part) => `other: ${part}`);
    expect([one.next().value, other.next().value, one.next().value]).toEqual([
      [0, 'one: a'],
      [1, 'other: b'],
      [2, 'one: c'],
    ]);
    expect([one.next().done, other.next().done, isTaken(queue)]).toEqual([true, true, true]);
  });

  it('gives nothing any more when somebody who knows its number has ended it', () => {
    const next = sharedNumber();
    const queue = queueOf(['a', 'b'], next);
    const taken = takeFrom(queue, (part) => part);
    expect([taken.next().value, isTaken(queue)]).toEqual([[0, 'a'], false]);
    endQueue(next);
    expect([taken.next().done, isTaken(queue)]).toEqual([true, true]);
  });
});
