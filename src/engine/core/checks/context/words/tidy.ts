/** Signs that nobody sees: of no width, of no letter, for the other direction of writing, or left over from a table. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
export const unseen = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\u202a-\u202e\ufeff]/gu;

/** A text without spaces at its ends, double ones and signs that nobody sees. */
export const tidy = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f\r]+/g, ' ')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
