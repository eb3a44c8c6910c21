import { withoutCommonEnd } from '../keys/key-parts.ts';
import type { Translation } from './translations.ts';

/** Two texts with each other's former words: their places were exchanged. */
type Exchanged = { one: Translation; other: Translation };

/**
 * Pairs of texts, one side of which (the source or the translation) is what the lock file records for the other text.
 */
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

/** The names of two texts without their common end: the groups that were exchanged as a whole. */
const groupsOf = ({ one, other }: Exchanged): [string, string] => withoutCommonEnd(one.key, other.key);

/** Texts that were exchanged together, with their groups: one fault. */
export type ExchangedGroups = { groups: [string, string]; pairs: [Exchanged, ...Exchanged[]] };

/** Exchanges by the groups that they are of. */
export const exchangedTogether = (pairs: Exchanged[]): ExchangedGroups[] =>
  [...Map.groupBy(pairs, (pair) => groupsOf(pair).join()).values()].flatMap(([first, ...others]) =>
    first ? [{ groups: groupsOf(first), pairs: [first, ...others] }] : [],
  );
