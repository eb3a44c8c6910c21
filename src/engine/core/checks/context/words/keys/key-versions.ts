import type { Concern } from '../../../check.ts';
import type { Finding, Place } from '../../../problems/problem.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { isComparable } from '../writing/message-syntax.ts';
import { inlineUse, type TextUse } from './text-uses.ts';

/** The words of one key in one language, and where they stand. */
export type Version = {
  locale: string;
  value: string;
  place: Place;
  inline?: true;
  /** Whether it can be compared with its other languages. */
  isComparable: boolean;
};

/** A key with its words in every language that has any, and the places that use it. */
export type KeyVersions = { key: string; versions: Version[]; uses: TextUse[] };

/** Holds every translation of a key against its source. */
export const judgedBySource =
  (judge: (version: Version, source: Version) => Finding[]) =>
  ({ versions: [source, ...others] }: KeyVersions): Finding[] =>
    source ? others.flatMap((version) => judge(version, source)) : [];

/** Whether a comparison of a translation with its source may find something. */
export const concernedBySource =
  (isConcerned: (words: string, source: string) => boolean): Concern =>
  (_, words) => {
    // Called for every text of a large site: no list is made.
    for (let index = 1; index < words.length; index += 1)
      if (isConcerned(words[index] ?? '', words[0] ?? '')) return true;
    return false;
  };

const none: TextUse[] = [];

const inlineVersion = (context: CheckContext, key: string): Version[] => {
  const use = inlineUse(context, key);
  if (use?.inline === undefined) return [];
  const locale = context.defaultLocale;
  const isWhole = isComparable(use.inline);
  return [{ locale, value: use.inline, place: use.place, inline: true, isComparable: isWhole }];
};

/** Whether nothing can be missing or left over of a key: every language has it, and a place takes it from there. */
const isSettled = ({ key, versions, uses }: KeyVersions, { locales, settled }: CheckContext): boolean =>
  versions.length === locales.length &&
  (uses.length > 0 || settled.has(key)) &&
  uses.every(({ inline }) => inline === undefined);

/**
 * The keys of which something may be missing or left over. A large site has few of these, and only they are compared.
 */
export const unsettledKeys = perContext((context): Set<string> => {
  const keys = new Set<string>();
  for (const item of keyVersions(context)) if (!isSettled(item, context)) keys.add(item.key);
  return keys;
});

/** The keys that are compared in all languages: in a large site without those that parts have found in order. */
const comparedKeys = perContext(({ keyTable, settled, open, uses }): Set<string> => {
  const keys = new Set<string>();
  for (const [number, key] of keyTable.keys.entries())
    if (!settled.hasNumber(number) || open.hasNumber(number)) keys.add(key);
  for (const key of uses.keys()) keys.add(key);
  return keys;
});

/**
 * Every key that has words, with the words of the default language first; inline words win there over the locale file.
 * In a large site, settled keys are left out unless some check has claimed them (`Check.concerns`).
 */
export const keyVersions = perContext((context): KeyVersions[] => {
  const { words, uses, defaultLocale, targetLocales } = context;
  const order = [defaultLocale, ...targetLocales];
  const files = order.flatMap((locale) => {
    const own = words.get(locale);
    return own ? [{ locale, file: own.file, texts: own.texts }] : [];
  });
  return [...comparedKeys(context)].map((key) => {
    const own = uses.get(key) ?? none;
    const versions = inlineVersion(context, key);
    const isInline = versions.length > 0;
    for (const { locale, file, texts } of files) {
      const text = isInline && locale === defaultLocale ? undefined : texts.get(key);
      if (!text || text.odd) continue;
      const { value, pointer } = text;
      versions.push({ locale, value, place: { file, pointer }, isComparable: isComparable(value) });
    }
    return { key, versions, uses: own };
  });
});
