import { describe, expect, it } from 'vitest';
import { inLatin, isInvisible, strangeLetterIn, unseenSignIn } from './strange-letters.ts';

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

  it.each(['\u200e', '\u200f', '\u180e', '\ufe0f', '\u061c', '\u0085', '\u3164', '\u200c', '\u{e0041}'])(
    'is told before a Latin word, and makes no text of its own: %j',
    (sign) => {
      expect(unseenSignIn(`The ${sign}team`)).toBe('An invisible sign stands before it.');
      expect(isInvisible(` ${sign}`)).toBe(true);
    },
  );

  it('leaves signs alone that draw an emoji, or belong to words of other scripts', () => {
    for (const text of ['❤️ ✓︎ 1️⃣', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', 'می\u200cخواهم', 'क्\u200dष'])
      expect(unseenSignIn(text)).toBeUndefined();
    expect(isInvisible('❤️')).toBe(false);
  });

  it('leaves signs alone that join an emoji, or turn the direction beside Arabic words', () => {
    expect(unseenSignIn('For 👨\u200d👩\u200d👧 of all ages')).toBeUndefined();
    expect(unseenSignIn('مع \u200eInspira\u200e اليوم')).toBeUndefined();
  });
});
