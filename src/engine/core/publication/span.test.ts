import { describe, expect, it } from 'vitest';
import { firstGap } from './span.ts';

describe('the first moment at which something is shown without what it needs', () => {
  it.each([
    ['never, when both come and go together', { from: 5, until: 9 }, { from: 5, until: 9 }, undefined],
    ['now', { from: 0, until: 9 }, { from: 5, until: 9 }, 2],
    ['when it appears too early', { from: 3, until: 9 }, { from: 5, until: 9 }, 3],
    ['when the other goes too early', { from: 0, until: 9 }, { from: 0, until: 7 }, 7],
    ['never, when it has had its time', { from: 0, until: 1 }, { from: 5, until: 9 }, undefined],
  ])('is %s', (...[, shown, needed, gap]) => expect(firstGap(shown, [needed], 2)).toBe(gap));

  it('is when the last of several that follow each other goes', () => {
    const [first, second] = [
      { from: 0, until: 5 },
      { from: 5, until: 7 },
    ];
    expect(firstGap({ from: 0, until: 9 }, [first, second], 2)).toBe(7);
    expect(firstGap({ from: 0, until: 7 }, [first, second], 2)).toBeUndefined();
    expect(firstGap({ from: 0, until: 9 }, [first, { from: 6, until: 9 }], 2)).toBe(5);
  });
});
