import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { isWithin } from '../../context/words/keys/is-within.ts';
import { lastNameOf, parentOf, stemsOf, withoutCommonEnd } from '../../context/words/keys/key-parts.ts';
import type { Renamed } from '../../context/words/keys/key-tree.ts';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { parseRecord } from '../../context/words/translations/translation-record.ts';
import { lockedRecords } from '../../context/words/translations/translations.ts';

/** The texts of the default language that nothing shows, by the hash of their words. */
const unshownByHash = perContext(({ mentioned, sourceWords }: CheckContext): Map<string, string[]> => {
  const unshown = [...(sourceWords?.texts ?? [])].filter(([name]) => !mentioned.has(name));
  const hashed = Map.groupBy(unshown, ([, { value }]) => textHash(value));
  return new Map([...hashed].map(([hash, texts]) => [hash, texts.map(([name]) => name)]));
});

/** What stands under another name: the name that pages have, and that of the locale files. */
export type RenamedKey = { from: string; to: string };

/** The groups with something that is shown, or that a page looks for. */
const shownGroups = perContext(
  ({ mentioned }: CheckContext) => new Set([...mentioned].flatMap((key) => stemsOf(parentOf(key)))),
);

/** The outermost groups around two names of a text that have come from one to the other as a whole, or the two names. */
const outermost = (context: CheckContext, from: string, to: string): [string, string] => {
  const [old, now] = [parentOf(from), parentOf(to)];
  const isWhole = !context.sourceWords?.groups.has(old) && !shownGroups(context).has(now);
  return lastNameOf(from) === lastNameOf(to) && old !== '' && now !== '' && isWhole
    ? outermost(context, old, now)
    : [from, to];
};

/** How many groups of a key stand before what it and another one end with. */
const groupsOfItsOwn = (key: string, other: string): number =>
  withoutCommonEnd(key, other)[0].split('.').length;

/**
 * A text that pages name and the default language lacks may stand there under a name that nothing shows, with the words
 * that were translated. Returns its name, or that of the group which was renamed with it, and the new name.
 */
export const renamedEverywhere = (context: CheckContext, key: string): RenamedKey | undefined => {
  const records = [...(lockedRecords(context)?.values() ?? [])].flatMap(({ [key]: record }) => record ?? []);
  const names = records.flatMap((record) => unshownByHash(context).get(parseRecord(record).source) ?? []);
  // Of several with the same words it is the one whose names end alike: its groups were renamed around it.
  const [found] = names.toSorted((one, other) => groupsOfItsOwn(key, one) - groupsOfItsOwn(key, other));
  if (found === undefined) return undefined;
  const [from, to] = outermost(context, key, found);
  return { from, to };
};

/** Whether the default language has the same new name for what a language calls so: it is told there, for all of them. */
export const isRenamedInSource = (context: CheckContext, { from, to }: Renamed): boolean => {
  const { uses, sourceWords } = context;
  const isFrom = (key: string) => isWithin(renamedEverywhere(context, key)?.to ?? '', from);
  return [...uses.keys()].some((key) => isWithin(key, to) && !sourceWords?.texts.has(key) && isFrom(key));
};

/** What to do about a name that was changed in the locale files only, after which a command may change it everywhere. */
export const renamedMessage = ({ from, to }: RenamedKey): string =>
  `The locale files have these words as "${to}", which nothing shows. Call it "${from}" again in every language; to change the name everywhere, then run: npm run content -- rename key ${from} ${to}`;
