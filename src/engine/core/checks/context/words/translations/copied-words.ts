import type { Finding } from '../../../problems/problem.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { parentOf } from '../keys/key-parts.ts';
import type { KeyVersions, Version } from '../keys/key-versions.ts';
import { inlineUse } from '../keys/text-uses.ts';
import { isSourceAsRecorded, isTargetAsRecorded } from './translations.ts';

/** Shorter texts may be the same in two places by chance. */
export const shortest = 25;

/** The keys that have a text, by language and words, those of its file before the words that stand on pages. */
const keysByWords = perContext(({ keyTable, uses, defaultLocale }: CheckContext) => {
  const found = new Map(keyTable.columns.map(({ locale }) => [locale, new Map<string, string[]>()]));
  const note = (locale: string, key: string, value: string | undefined) => {
    if (value === undefined) return;
    const keys = found.get(locale);
    const known = keys?.get(value);
    if (known) known.push(key);
    else keys?.set(value, [key]);
  };
  for (const { locale, values } of keyTable.columns)
    values.forEach((value, number) => {
      note(locale, keyTable.keys[number] ?? '', value);
    });
  for (const key of uses.keys()) note(defaultLocale, key, inlineUse({ uses }, key)?.inline);
  return found;
});

/** All keys that have the very words of a version, with its own. */
const withWords = (context: CheckContext, { locale, value }: Pick<Version, 'locale' | 'value'>): string[] =>
  keysByWords(context).get(locale)?.get(value) ?? [];

/** Words that more texts have are said in many places: whose they are says nothing. */
const mostPlaces = 100;

/** All other keys that have the very words of a version, however short, those of its own group first. */
export const keysWithWords = (
  context: CheckContext,
  key: string,
  version: Pick<Version, 'locale' | 'value'>,
): string[] => {
  const all = withWords(context, version);
  if (all.length > mostPlaces) return [];
  const keys = all.filter((name) => name !== key);
  const isBeside = (name: string) => parentOf(name) === parentOf(key);
  return [...keys.filter(isBeside), ...keys.filter((name) => !isBeside(name))];
};

/** Another key that has the very words of a version. */
const keyWithWords = (context: CheckContext, key: string, version: Version): string | undefined =>
  version.value.length < shortest ? undefined : withWords(context, version).find((name) => name !== key);

/**
 * Whether a text still says what it said when it was translated, or accepted as a translation: then nothing has
 * overwritten it.
 */
const isAsTranslated = (
  context: CheckContext,
  { key, versions }: KeyVersions,
  { locale, value }: Version,
): boolean => {
  if (isTargetAsRecorded(context, { key, locale, value })) return true;
  const others = versions.filter((version) => version.value !== value);
  return (
    versions[0]?.value === value &&
    others.length > 0 &&
    others.every(({ locale }) => isSourceAsRecorded(context, { key, locale, source: value }) === true)
  );
};

/** Of a text whose languages do not say the same: the one that has the words of another text. */
export const copiedWords = (context: CheckContext, item: KeyVersions): Finding[] => {
  const { key, versions } = item;
  return versions
    .filter((version) => !isAsTranslated(context, item, version))
    .flatMap((version) => {
      const other = keyWithWords(context, key, version);
      const message = `These are the words of "${other}", and the other languages say something else here. Write the words that belong here.`;
      return other === undefined ? [] : [{ ...version.place, message, named: { keys: [other] } }];
    })
    .slice(0, 1);
};
