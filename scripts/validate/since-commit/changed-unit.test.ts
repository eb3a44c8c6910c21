import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { changedUnit } from './changed-unit.ts';

const file = 'pages/home.json';
const page = (...prices: string[]) =>
  JSON.stringify({ id: 'home', sections: [{ id: 'top', props: { prices } }] });

const told = (...prices: string[]) => {
  const files = { texts: new Map([[file, page(...prices)]]) };
  const former = new Map([[file, page('$284', '$118')]]);
  return changedUnit
    .run({ files, former, since: 'HEAD' } as never)
    .map((finding) => problemOf(changedUnit, finding))
    .map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
};

describe('content/changed-unit: a price that had another unit at the last commit', () => {
  it('is told when it has lost it, and as a remark when it has got another one', () => {
    const place =
      '/sections/0/props/prices/1 Section "top" of page "home": This was "$118" at the last commit, and is';
    expect(told('$284', '118')).toEqual([
      `warning ${place} "118" now, so its $ is gone, and other figures of this page have it. Write "$118" again.`,
    ]);
    expect(told('$284', '€118')).toEqual([
      `info ${place} "€118" now, so its $ has become €, and other figures of this page have it. Write "$118" again, unless that is meant.`,
    ]);
  });

  it.each([
    ['€284', '€118'],
    ['$284', '$99'],
    ['$300', '118 nights'],
    ['$284', '30'],
  ])('is not told when all have changed, or its number has: %s, %s', (...prices) => {
    expect(told(...prices)).toEqual([]);
  });
});
