import type { SiteSource } from './types.ts';

/**
 * What many pages of a site ask alike is worked out once for each key, however many of its pages are known whole. The
 * oldest answers are given up together when there are more than `most`.
 */
export const perSource = <T>(most = Number.POSITIVE_INFINITY) => {
  const bySource = new WeakMap<SiteSource, Map<string, T>>();
  return (source: SiteSource, key: string, workOut: () => T): T => {
    const known = bySource.get(source) ?? new Map<string, T>();
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut();
    if (known.size >= most) known.clear();
    bySource.set(source, known.set(key, value));
    return value;
  };
};
