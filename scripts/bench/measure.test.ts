import { describe, expect, it } from 'vitest';
import { exponent, high, median, spreadOf } from './measure.ts';

describe('what several runs come to', () => {
  it('the median is the middle value, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('the 95th percentile passes over one in twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(high([...twenty].reverse())).toBe(20);
    expect(high([...twenty, ...twenty.map((value) => value + 20)])).toBe(39);
    expect(high([3])).toBe(3);
  });

  it('the spread is how far values lie apart beside their middle', () => {
    expect(spreadOf([90, 100, 120])).toBeCloseTo(0.3);
    expect(spreadOf([0, 0])).toBe(0);
  });
});

describe('how cost grows', () => {
  it('is 1 when twice the size costs twice as much, 2 when it costs four times as much', () => {
    expect(exponent([10, 100, 1000].map((size) => [size, 3 * size]))).toBeCloseTo(1);
    expect(exponent([10, 100, 1000].map((size) => [size, size ** 2]))).toBeCloseTo(2);
  });
});
