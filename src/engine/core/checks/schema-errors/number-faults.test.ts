import { describe, expect, it } from 'vitest';
import { reduceErrors } from './reduce-errors.ts';
import { createValidators } from './validators.ts';

const number = { type: 'integer', minimum: 0, maximum: 100 };
const steps = {
  type: 'object',
  properties: { done: number, total: number },
  'x-atMost': { done: 'total' },
};
const parts = {
  type: 'array',
  items: { type: 'object', properties: { percent: number } },
  'x-sum': { percent: 100 },
};
const validators = createValidators({
  'made.schema.json': { type: 'object', properties: { steps, parts } },
});
const told = (value: object) =>
  reduceErrors(validators.errors('made.schema.json', value)).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  );

describe('numbers that go together', () => {
  it('tells of one that is more than the one beside it, at its place', () => {
    expect(told({ steps: { done: 5, total: 4 } })).toEqual([
      '/steps/done "steps.done" is 5, and "total" beside it is 4. It must be at most that.',
    ]);
  });

  it('tells of a list of which the numbers make no whole', () => {
    expect(told({ parts: [{ percent: 41 }, { percent: 69 }] })).toEqual([
      '/parts The "percent" of all entries of "parts" make 110 together, and should make 100: one of them is wrong.',
    ]);
  });

  it.each([
    [{ steps: { done: 4, total: 4 } }],
    [{ steps: { done: 4 } }],
    [{ parts: [{ percent: 41 }, { percent: 59 }] }],
  ])('lets stand: %j', (value) => expect(told(value)).toEqual([]));

  it.each([
    [{ steps: { done: '5', total: 4 } }, '/steps/done'],
    [{ parts: [{ percent: 41 }, { percent: '59' }] }, '/parts/1/percent'],
    [{ parts: [{ percent: 41 }, null] }, '/parts/1'],
    [{ parts: [{ percent: 41 }, { percent: 159 }] }, '/parts/1/percent'],
    [{ steps: { done: 101, total: 4 } }, '/steps/done'],
    [{ steps: { done: 3, total: -5 } }, '/steps/total'],
  ])('says nothing else of what is no number, or out of its range: %j', (value, place) => {
    expect(told(value)).toEqual([expect.stringContaining(`${place} `)]);
  });
});
