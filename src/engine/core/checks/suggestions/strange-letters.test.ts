import { describe, expect, it } from 'vitest';
import { inLatin, strangeLetterIn, unseenSignIn } from './strange-letters.ts';

describe('letters of other alphabets', () => {
  it('are told in a word of Latin ones, and the reverse', () => {
    expect(strangeLetterIn('Our Rewаrds')).toBe('The а in "Rewаrds" is a Cyrillic letter that looks like a.');
    expect(strangeLetterIn('прaвда')).toBe('The a in "прaвда" is a Latin letter.');
    expect(strangeLetterIn('Rewards правда')).toBeUndefined();
  });

  it('are written as the Latin ones that they look like', () => {
    expect(inLatin('teаm')).toBe('team');
  });
});

describe('a sign that nobody sees', () => {
  it('is told by what stands before it', () => {
    expect(unseenSignIn('no "benefi\u200bts"')).toBe('An invisible sign stands behind "benefi".');
    expect(unseenSignIn('no "benefits"')).toBeUndefined();
    expect(unseenSignIn('8 \u200dpoints')).toBe('An invisible sign stands before it.');
  });

  it('leaves signs alone that join an emoji, or turn the direction beside Arabic words', () => {
    expect(unseenSignIn('For 👨\u200d👩\u200d👧 of all ages')).toBeUndefined();
    expect(unseenSignIn('مع \u200eInspira\u200e اليوم')).toBeUndefined();
  });
});
