import { describe, expect, it } from 'vitest';
import { nearestIndex } from './nearest-index.ts';

const rows = [115, 345, 575, 805, 1035];

describe('the step nearest the vertical centre of the viewport', () => {
  it('is the first one while the section is still below', () => {
    expect(
      nearestIndex(
        rows.map((y) => y + 4000),
        450,
      ),
    ).toBe(0);
  });

  it('is the last one when the section has passed', () => {
    expect(
      nearestIndex(
        rows.map((y) => y - 4000),
        450,
      ),
    ).toBe(4);
  });

  it('changes half way between two rows of 230 px', () => {
    expect(nearestIndex(rows, 459)).toBe(1);
    expect(nearestIndex(rows, 461)).toBe(2);
  });

  it('stays with the earlier step exactly half way', () => {
    expect(nearestIndex(rows, 460)).toBe(1);
  });

  it('holds for rows of unequal height', () => {
    expect(nearestIndex([100, 500, 600], 320)).toBe(1);
  });

  it('is the first one when there is none', () => {
    expect(nearestIndex([], 450)).toBe(0);
  });
});
