const mojibake = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|â(?:€|\u0080)|\ufffd/;

/** Signs that letters become in a wrong encoding. */
export const garbledSigns = (text: string): string | undefined => mojibake.exec(text)?.[0];

/** Whether a text was saved in a wrong encoding. */
export const isGarbled = (text: string): boolean => mojibake.test(text);

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

/** The letters that one letter of two or three bytes was read as. */
const garbledLetter = /[Â-ß][\u0080-\uffff]|[à-ï][\u0080-\uffff]{2}/g;

/** Letters of the languages of Europe, and signs: what seems to be another one was typed so. */
const isExpected = (letter: string | undefined): letter is string =>
  letter !== undefined && /^[\u0080-\u024f\u2000-\u2bff]$/.test(letter);

/** What is left of a letter of which a part was lost. */
const remains = /[ÃÂ]|â(?!\p{L})/u;

/** A text of which only parts were garbled: the others were typed after the damage. */
const decodedParts = (text: string): string | undefined => {
  const before = text.replace(garbledLetter, (letters) => {
    const letter = decoded(letters);
    return isExpected(letter) ? letter : letters;
  });
  return before !== text && remains.test(before) ? undefined : before;
};

/**
 * A text whose UTF-8 was read as another encoding, as it was before; undefined when that cannot be had back. What was
 * typed after the damage stays.
 */
export const reencoded = (text: string): string | undefined => {
  const before = decoded(text) ?? decodedParts(text);
  return before === undefined || isGarbled(before) ? undefined : before;
};
