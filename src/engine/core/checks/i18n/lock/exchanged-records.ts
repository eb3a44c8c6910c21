import { lookedUpPairs } from '../../context/exchanged-pairs.ts';
import { withoutCommonEnd } from '../../context/words/keys/key-parts.ts';
import type { Translation } from '../../context/words/translations/translations.ts';

/** Two texts with each other's former words: their places were exchanged. */
type Exchanged = { one: Translation; other: Translation };

/**
 * Pairs of texts, one side of which (the source or the translation) is what the lock file records for the other text.
 */
export const exchangedRecords = (changed: Translation[], side: 'source' | 'target'): Exchanged[] => {
  const nameOf = (...change: (string | undefined)[]) => change.join('\n');
  const changeOf = ({ locale, recorded, now }: Translation) => nameOf(locale, recorded?.[side], now[side]);
  const byChange = Map.groupBy(changed, changeOf);
  const reversesOf = ({ locale, recorded, now }: Translation) =>
    byChange.get(nameOf(locale, now[side], recorded?.[side])) ?? [];
  return lookedUpPairs(changed, reversesOf).map(([one, other]) => ({ one, other }));
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
