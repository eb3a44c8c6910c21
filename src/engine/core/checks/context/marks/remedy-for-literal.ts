import { lastStep, type Place, parentKey } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { camelCase, parentOf } from '../words/key-parts.ts';
import { lostKeys } from '../words/lost-keys.ts';

/** The group that the texts beside a place stand in, such as home.hero for "t:home.hero.title". */
const groupsOfTexts = perContext(
  ({ marks }: CheckContext): Map<string, string> =>
    new Map(
      marks.flatMap(({ text, place }): [string, string][] =>
        text === undefined ? [] : [[parentKey(place), parentOf(text.key)]],
      ),
    ),
);

/** A key for words at a place: that of the texts beside them, and the name of the property. */
const keyFor = (context: CheckContext, { file, pointer }: Place): string | undefined => {
  const group = groupsOfTexts(context).get(parentKey({ file, pointer }));
  const name = lastStep(pointer);
  return group && !/^\d+$/.test(name) ? `${group}.${name}` : undefined;
};

/** The beginning of a key for words with no texts beside them: the page or the section that they are on. */
const groupFor = ({ page, section }: Place): string =>
  [page, section].flatMap((name) => (name === undefined ? [] : camelCase(name))).join('.') || 'site';

/** What to do with words without a key: who wrote them over the name of a text meant to change that text. */
export const remedyForLiteral = (context: CheckContext, text: string, place: Place): string => {
  const lost = [...lostKeys(context, text)].find((one) => context.keyTable.numbers.has(one));
  if (lost !== undefined)
    return `"${lost}" has the translation of these words, and nothing shows it. Write "t:${lost}|${text}".`;
  const key = keyFor(context, place);
  const isKnown = key !== undefined && context.keyTable.numbers.has(key);
  const isFree = isKnown && !context.uses.has(key) && !context.settled.has(key);
  // Where the words of the default language stand on the page, its file has none.
  if (isFree && !context.words.get(context.source.config.defaultLocale)?.texts.has(key))
    return `Write "t:${key}|${text}", and see whether the other languages still say the same.`;
  if (isFree) return `Write "t:${key}" here, and these words under that name in the locale files.`;
  const remedy =
    key === undefined || isKnown
      ? `Give it a key, such as "t:${isKnown ? parentOf(key) : groupFor(place)}.…|${text}"`
      : `Write "t:${key}|${text}"`;
  return `${remedy}, or list it in "names" of site.config.json if it is a proper name.`;
};
