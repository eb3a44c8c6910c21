import type { Finding } from '../../../problems/problem.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { parentOf } from '../keys/key-parts.ts';
import { columnOf } from '../keys/key-table.ts';
import type { KeyVersions, Version } from '../keys/key-versions.ts';
import { inlineUse } from '../keys/text-uses.ts';
import { isSourceAsRecorded, isTargetAsRecorded } from './translations.ts';

/** Shorter texts may be the same in two places by chance. */
export const shortest = 25;

/** The keys that have a text in a language, by both, with the words that stand on pages. */
const keysByText = perContext(({ words, uses, defaultLocale }: CheckContext): Map<string, string[]> => {
  const keys = new Map<string, string[]>();
  const note = (locale: string, key: string, value: string) => {
    if (value.length < shortest) return;
    const known = keys.get(`${locale}\n${value}`);
    if (known) known.push(key);
    else keys.set(`${locale}\n${value}`, [key]);
  };
  for (const [locale, { texts }] of words) for (const [key, { value }] of texts) note(locale, key, value);
  for (const key of uses.keys()) note(defaultLocale, key, inlineUse({ uses }, key)?.inline ?? '');
  return keys;
});

/** Another key that has the very words of a version. */
const keyWithWords = (
  context: CheckContext,
  key: string,
  { locale, value }: Pick<Version, 'locale' | 'value'>,
): string | undefined =>
  keysByText(context)
    .get(`${locale}\n${value}`)
    ?.find((name) => name !== key);

/** All other keys that have the very words of a version, however short, those of its own group first. */
export const keysWithWords = (
  { keyTable, uses, defaultLocale }: CheckContext,
  key: string,
  { locale, value }: Pick<Version, 'locale' | 'value'>,
): string[] => {
  const column = columnOf(keyTable, locale);
  const inFile = keyTable.keys.filter((_, number) => column?.values[number] === value);
  const onPages = [...uses.keys()].filter(
    (name) => locale === defaultLocale && inlineUse({ uses }, name)?.inline === value,
  );
  const keys = [...new Set([...inFile, ...onPages])].filter((name) => name !== key);
  const isBeside = (name: string) => parentOf(name) === parentOf(key);
  return [...keys.filter(isBeside), ...keys.filter((name) => !isBeside(name))];
};

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
    .flatMap(({ locale, value, place }) => {
      const other = keyWithWords(context, key, { locale, value });
      const message = `These are the words of "${other}", and the other languages say something else here. Write the words that belong here.`;
      return other === undefined ? [] : [{ ...place, message, names: [other] }];
    })
    .slice(0, 1);
};
