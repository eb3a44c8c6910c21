/** The letters and digits of a text alone. */
export const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** A text with plain letters in the place of those with accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The digits of a text, however they are grouped. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A text in small letters and digits, with hyphens between its words, as addresses have it. */
export const hyphenated = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
