import { closest } from '../../../suggestions/closest.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { mayGroupWait } from '../translations/may-wait.ts';
import { recordedHashes } from '../translations/recorded-hashes.ts';
import { sourceTextOf } from '../translations/source-text.ts';
import { textHash } from '../translations/text-hash.ts';
import { isWithin } from './is-within.ts';
import { needOf } from './key-needs.ts';
import { lastNameOf, parentOf, stemsOf } from './key-parts.ts';
import { unsettledKeys } from './key-versions.ts';
import { inlineUse } from './text-uses.ts';
import type { Words } from './words.ts';

/** Every key that a document names, with the groups around it. */
export const mentionedStems = perContext(({ mentioned }) => new Set([...mentioned].flatMap(stemsOf)));

/** Whether a page gives a text its words itself, beside its key. */
export const isInline = (context: Pick<CheckContext, 'uses'>, key: string): boolean =>
  inlineUse(context, key) !== undefined;

/** Every key whose words a page gives itself, with the groups around it. */
export const inlineStems = perContext(
  (context) => new Set([...context.uses.keys()].filter((key) => isInline(context, key)).flatMap(stemsOf)),
);

/**
 * A key or group of a locale file with a wrong name: it is unused, and beside it one that is used is missing. If neither
 * their names nor their words are alike, it is recognized as the only one, and may have other words.
 */
export type Renamed = { from: string; to: string; name: string; pointer: string; isSure: boolean };

const kindOf = (words: Words | undefined, key: string): 'text' | 'group' | undefined => {
  if (words?.texts.has(key)) return 'text';
  return words?.groups.has(key) ? 'group' : undefined;
};

/** Whether a text has words in the default language, in its file or on the page itself. */
export const hasSource = (context: CheckContext, key: string): boolean =>
  sourceTextOf(context, key) !== undefined;

/** What a language must have and lacks, with the first of its texts: the group, or the text itself. */
type Lost = { stem: string; key: string };

/** What a language must have and lacks, by the group it belongs to. */
const lostIn = (context: CheckContext, words: Words, locale: string): Map<string, Lost[]> => {
  const isDefault = locale === context.defaultLocale;
  const others = [...context.words.values()].filter((other) => other !== words);
  const lost = new Map<string, Lost[]>();
  const seen = new Set<string>();
  const unsettled = unsettledKeys(context);
  for (const key of context.uses.keys()) {
    if (!unsettled.has(key) || words.texts.has(key) || needOf(context, key, locale) === undefined) continue;
    const stem = stemsOf(key).find((candidate) => kindOf(words, candidate) === undefined);
    if (stem === undefined || seen.has(stem)) continue;
    // What one language alone lacks is misspelt there; what every language lacks, on the page.
    const elsewhere = isDefault
      ? others.some((other) => kindOf(other, stem) !== undefined)
      : hasSource(context, key);
    if (!elsewhere) continue;
    seen.add(stem);
    lost.set(parentOf(stem), [...(lost.get(parentOf(stem)) ?? []), { stem, key }]);
  }
  return lost;
};

/** Whether a language has, under another name, the very words that the lock file records for what it lacks. */
const hasWordsOf =
  (context: CheckContext, { texts }: Words, [name, locale]: [string, string]) =>
  (lost: Lost) => {
    const text = texts.get(name + lost.key.slice(lost.stem.length));
    return text !== undefined && recordedHashes(context, locale, lost.key).has(textHash(text.value));
  };

/** Keys of a language that no page names and that are ones it lacks, by their words, their names, or as the only ones. */
const renamedIn = (context: CheckContext, words: Words, locale: string): Renamed[] => {
  const lost = lostIn(context, words, locale);
  if (lost.size === 0) return [];
  const known = mentionedStems(context);
  const others = [...context.words.values()].filter((other) => other !== words);
  const texts = [...words.texts].map(([key, { pointer }]) => ({ key, pointer, kind: 'text' }));
  const groups = [...words.groups].map(([key, pointer]) => ({ key, pointer, kind: 'group' }));
  const strange = [...texts, ...groups].filter(({ key }) => key !== '' && !known.has(key));
  return strange.flatMap(({ key, pointer, kind }) => {
    const candidates = (lost.get(parentOf(key)) ?? []).filter(
      ({ stem }) => (context.mentioned.has(stem) ? 'text' : 'group') === kind,
    );
    const stems = candidates.map(({ stem }) => stem);
    const alike = closest(lastNameOf(key), stems.map(lastNameOf));
    const sure =
      candidates.find(hasWordsOf(context, words, [key, locale]))?.stem ??
      stems.find((stem) => lastNameOf(stem) === alike);
    const isOnly =
      candidates.length === 1 &&
      others.every((other) => kindOf(other, key) === undefined) &&
      strange.filter((other) => parentOf(other.key) === parentOf(key)).length === 1;
    // An unfinished language lacks many a text: one of quite another name is another text there.
    const to = sure ?? stems.find((stem) => isOnly && !mayGroupWait(context, stem, locale));
    return to === undefined
      ? []
      : [{ from: key, to, name: lastNameOf(to), pointer, isSure: sure !== undefined }];
  });
};

const renamed = perContext(
  (context) =>
    new Map(
      [...context.words].map(([locale, words]) => [locale, renamedIn(context, words, locale)] as const),
    ),
);

/** The misspelt keys of a language. */
export const renamedKeys = (context: CheckContext, locale: string): Renamed[] =>
  renamed(context).get(locale) ?? [];

/** Whether a key that a language lacks stands there under a misspelt name. */
export const standsMisspelt = (context: CheckContext, locale: string, key: string): boolean =>
  renamedKeys(context, locale).some(({ to }) => isWithin(key, to));

/** Whether a key of a language is the misspelt name of another. */
export const isMisspeltName = (context: CheckContext, locale: string, key: string): boolean =>
  renamedKeys(context, locale).some(({ from }) => isWithin(key, from));
