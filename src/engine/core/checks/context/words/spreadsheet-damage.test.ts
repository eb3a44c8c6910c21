import { describe, expect, it } from 'vitest';
import { damagedDate, damagedNumberIn } from './spreadsheet-damage.ts';

describe('what a spreadsheet has made of a value', () => {
  it('is a shortened number', () => {
    expect(damagedNumberIn('For 1.45E+03 pts')).toContain(
      '"1.45E+03" is how a spreadsheet shortens a number',
    );
    for (const text of ['1,450 pts', 'E+05', 'Plan A1E+', 'Class 2E+3'])
      expect(damagedNumberIn(text)).toBeUndefined();
  });

  it('is a date of a range or of two numbers', () => {
    expect(damagedDate('8-Apr')).toContain('perhaps of 4–8 or 8/4.');
    expect(damagedDate('24-Jul')).toContain('perhaps of 7–24 or 24/7.');
    for (const text of ['24/7', '24 July', '24-Jul-2026', '4-Day']) expect(damagedDate(text)).toBeUndefined();
  });
});
