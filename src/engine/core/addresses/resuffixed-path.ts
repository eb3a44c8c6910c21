import { suffixedPath } from './routes.ts';

/** A path in another language, found by the suffixes alone: for addresses that no page has (requirement LANG-2). */
export const resuffixedPath = (path: string, from: string, to: string): string =>
  suffixedPath(path.replace(from, ''), to);
