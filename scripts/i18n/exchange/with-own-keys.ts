import type { ReturnedText } from './exchange.ts';

/** Spaces, line breaks and signs that nobody sees. */
const blanks = /[\s\p{Cf}]+/gu;

/** The texts of a file by the keys of the site: programs put spaces around a key, and break a long one. */
export const withOwnKeys = (texts: ReturnedText[], own: { has: (key: string) => boolean }): ReturnedText[] =>
  texts.map((text) => {
    const key = text.key.replace(blanks, '');
    return own.has(text.key) || !own.has(key) ? text : { ...text, key };
  });
