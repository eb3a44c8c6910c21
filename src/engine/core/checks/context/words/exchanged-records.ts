import type { Translation } from './translations.ts';

/** Two texts that each are what the other was: their places were exchanged. */
export type Exchanged = { one: Translation; other: Translation };

/** Texts of which one side, the source or the translation, is what the lock file says of each other's. */
export const exchangedRecords = (changed: Translation[], side: 'source' | 'target'): Exchanged[] => {
  const change = (locale: string, from?: string, to?: string) => `${locale}\n${from}\n${to}`;
  const open = new Map<string, Translation>();
  return changed.flatMap((other) => {
    const { locale, recorded, now } = other;
    const [before, after] = [recorded?.[side], now[side]];
    const one = open.get(change(locale, after, before));
    if (!one) open.set(change(locale, before, after), other);
    else open.delete(change(locale, after, before));
    return one ? [{ one, other }] : [];
  });
};
