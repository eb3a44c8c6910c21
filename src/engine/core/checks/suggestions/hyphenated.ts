import { withoutAccents } from '../context/words/writing/without-accents.ts';

/** A text in small letters and digits, with hyphens between its words, as addresses have it. */
export const hyphenated = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
