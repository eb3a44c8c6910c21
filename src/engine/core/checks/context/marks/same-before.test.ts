import { describe, expect, it } from 'vitest';
import { sameBefore } from './same-before.ts';

const mail = { icon: 'mail', text: '%{email}', link: 'mailto:%{email}' };
const phone = { icon: 'phone', text: '%{phone}', link: 'tel:%{phoneLink}' };

describe('where the same item of a list stands before', () => {
  it('is right before it, or apart when it says two things, also with facts only', () => {
    expect(sameBefore([mail, mail], 1)).toBe(0);
    expect(sameBefore([mail, phone, mail], 2)).toBe(0);
  });

  it('is apart for the row of a table with a name and its answers, and not for a cell', () => {
    const row = { feature: 't:modules', ours: true, theirs: false };
    expect(sameBefore([row, phone, row], 2)).toBe(0);
    const cell = { text: 't:yes', good: true };
    expect(sameBefore([cell, phone, cell], 2)).toBeUndefined();
  });

  it('is nowhere for shapes, and for one word that stands apart', () => {
    expect(sameBefore([{ percent: 4 }, { percent: 4 }], 1)).toBeUndefined();
    expect(sameBefore([{ text: 't:yes' }, phone, { text: 't:yes' }], 2)).toBeUndefined();
  });
});
