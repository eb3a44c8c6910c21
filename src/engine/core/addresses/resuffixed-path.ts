import { suffixedPath } from './routes.ts';

/**
 * A path in another language, found by the suffixes alone: for addresses that no page has (requirement LANG-2). It begins
 * with one slash, since two begin the name of another site. Undefined where the suffix stands in the middle of a word: no
 * such path is in the other language.
 */
export const resuffixedPath = (path: string, from: string, to: string): string | undefined => {
  const plain = path.replace(RegExp(`(${from})+(?=/|$)`, 'g'), '').replace(/\/+(?=\/|$)/g, '') || '/';
  return from && plain.includes(from) ? undefined : suffixedPath(plain, to);
};
