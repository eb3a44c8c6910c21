import { isGarbled } from './garbled.ts';

/** What Windows reads for the bytes from 0x80 to 0x9f; those that are none of its letters stay what they are. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that was read as a letter; that of no letter is larger than 255. */
const byteOf = (letter: string): number => {
  const index = windowsLetters.indexOf(letter);
  return index === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + index;
};

/** The text whose bytes were read one by one as letters; undefined when they are no such bytes. */
const decoded = (text: string): string | undefined => {
  const bytes = [...text].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
};

/**
 * A text whose UTF-8 was read as another encoding, as it was before; undefined when that cannot be had back. What was
 * typed after the damage stays.
 */
export const reencoded = (text: string): string | undefined => {
  const before = decoded(text) ?? text;
  return isGarbled(before) ? undefined : before;
};
