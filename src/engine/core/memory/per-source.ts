import type { SiteSource } from '../types.ts';
import { createRecent } from './recent.ts';
import { remembered } from './remembered.ts';

/**
 * What many pages of a site ask alike is worked out once for each key, however many of its pages are known whole. Up to
 * twice `most` answers are kept: those that were asked for last.
 */
export const perSource = <T>(most = Number.POSITIVE_INFINITY) => {
  const answersTo = remembered((_: SiteSource) => createRecent<T>(most));
  return (source: SiteSource, key: string, workOut: () => T): T => {
    const known = answersTo(source);
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut();
    known.set(key, value);
    return value;
  };
};
