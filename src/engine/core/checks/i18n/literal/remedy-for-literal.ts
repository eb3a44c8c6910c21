import { localeFile } from '../../../file-names.ts';
import { keyNamedBy, wordsBehindName } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { literalsOf } from '../../context/marks/literals.ts';
import { lostBeside } from '../../context/marks/lost-beside.ts';
import { perContext } from '../../context/per-context.ts';
import { camelCase, groupOfPage, keyBelow, parentOf } from '../../context/words/keys/key-parts.ts';
import { foreignWordIn } from '../../context/words/translations/languages.ts';
import { isItem } from '../../problems/is-item.ts';
import { parentKey } from '../../problems/place-keys.ts';
import { steps } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import { withMore } from '../../problems/with-more.ts';
import { lostKeys } from '../missing-key/lost-keys.ts';

/** The group that the texts beside a place stand in, such as home.hero for "t:home.hero.title". */
const groupsOfTexts = perContext(
  ({ marks }: CheckContext): Map<string, string> =>
    new Map(
      marks.flatMap(({ text, place }): [string, string][] =>
        text === undefined ? [] : [[parentKey(place), parentOf(text.key)]],
      ),
    ),
);

/** The group of words with no texts beside them: the page and the section that they are on. */
const groupFor = ({ pages }: CheckContext, { page = '', section = '' }: Place): string => {
  // A page may be called otherwise than the group of its words.
  const ofPage = groupOfPage(keyNamedBy(pages.get(page)?.document.meta?.title ?? '')) || camelCase(page);
  return [...new Set([ofPage, camelCase(section)])].filter((name) => name !== '').join('.') || 'site';
};

/** A key that is no other text's, and that no other words without a key are to have. */
const freeName = ({ keyTable, mentioned }: CheckContext, given: ReadonlySet<string>, key: string): string => {
  const isTaken = (name: string) => keyTable.numbers.has(name) || mentioned.has(name) || given.has(name);
  let name = key;
  for (let number = 2; isTaken(name); number += 1) name = `${key}${number}`;
  return name;
};

/** Up to three plain words as a name: Our story is ourStory. */
const nameFrom = (words: string): string | undefined =>
  /^[A-Za-z]+( [A-Za-z]+){0,2}$/.test(words)
    ? camelCase(words.toLowerCase().replaceAll(' ', '-'))
    : undefined;

/**
 * The key that words at a place would have: in the group of the texts beside them, with the name of the property. The
 * label of an entry without other texts has the name of what it says.
 */
const keyAt = (context: CheckContext, text: string, place: Place): string => {
  const beside = groupsOfTexts(context).get(parentKey(place));
  const [name = 'text'] = steps(place.pointer)
    .toReversed()
    .filter((step) => !isItem(step));
  const own = beside === undefined && name === 'label' ? nameFrom(text) : undefined;
  return keyBelow(beside ?? groupFor(context, place), own ?? name);
};

/** A new key for each text without one, however often it is written: the entries of a list have properties of one name. */
const newKeys = perContext((context: CheckContext): Map<string, string> => {
  const keys = new Map<string, string>();
  const given = new Set<string>();
  for (const { value, place } of literalsOf(context)) {
    if (keys.has(value)) continue;
    const key = freeName(context, given, keyAt(context, value, place));
    keys.set(value, key);
    given.add(key);
  }
  return keys;
});

/** The files that have words behind the names of texts. */
const filesWithWords = perContext(
  ({ uses }: CheckContext): Set<string> =>
    new Set(
      [...uses.values()].flat().flatMap(({ inline, place }) => (inline === undefined ? [] : place.file)),
    ),
);

/** Words without a key, the key that they are to get, and the file that they stand in. */
type Naming = { text: string; key: string; file: string };

/** What to do about words without a key, and what this asks to write in their place. */
type Advice = { todo: string; asked: string };

/** How words of the default language get their key where they stand, or beside it in its file, and their translations. */
const howToName = (context: CheckContext, { text, key, file }: Naming): Advice => {
  const [own = '', ...others] = [context.defaultLocale, ...context.targetLocales];
  const accepted = `and run: npm run i18n -- accept ${key}`;
  if (!filesWithWords(context).has(file))
    return {
      todo: `"t:${key}", and its words under that name in ${[own, ...others].map(localeFile).join(' and ')}, ${accepted}`,
      asked: `t:${key}`,
    };
  const isForeign = others.some((other) => foreignWordIn(text, own, other) !== undefined);
  const words = isForeign ? `"t:${key}|" and its words in "${own}"` : `"t:${key}|${text}"`;
  const files = others.map(localeFile).join(' and ');
  return {
    todo: `${words}, and its translation under that name in ${files}, ${accepted}`,
    asked: `t:${key}|${text}`,
  };
};

/** The name under which the page itself says some words at another place. */
const nameOnPage = ({ uses }: CheckContext, text: string, { file }: Place): string | undefined =>
  [...uses.values()].flat().find(({ inline, place }) => inline === text && place.file === file)?.key;

/** The place of a property in every entry of its list. */
const inAnyEntry = ({ file, pointer }: Place): string =>
  [file, ...steps(pointer).map((step) => (isItem(step) ? '*' : step))].join('/');

/** Where proper names stand in the entries of lists: logos are called so. */
const spotsOfNames = perContext(({ marks, source }: CheckContext): Set<string> => {
  const names = new Set(source.config.names ?? []);
  return new Set(
    marks.flatMap(({ kind, value, place }) =>
      kind === 'text' && names.has(value) ? [inAnyEntry(place)] : [],
    ),
  );
});

/** No name is longer: more words say something. */
const mostWordsOfName = 3;

/** Whether words may be a proper name like those in the same place of other entries. */
const mayBeName = (context: CheckContext, text: string, place: Place): boolean =>
  text.split(' ').length <= mostWordsOfName && spotsOfNames(context).has(inAnyEntry(place));

/** What to do with words without a key: who wrote them over the name of a text meant to change that text. */
export const remedyForLiteral = (context: CheckContext, written: string, place: Place): Advice => {
  const text = wordsBehindName(written);
  const named = (key: string) => howToName(context, { text, key, file: place.file });
  const known = lostKeys(context, text).find((key) => context.keyTable.numbers.has(key));
  const lost = known ?? lostBeside(context, place);
  // Where the words of the default language stand on the page, its file has none.
  if (lost !== undefined && context.sourceWords?.texts.has(lost)) {
    const todo = `Nothing shows "${lost}" any more. Write "t:${lost}" again; other words belong under that name in the locale files.`;
    return { todo, asked: `t:${lost}` };
  }
  if (known !== undefined) {
    const asked = `t:${known}|${text}`;
    const todo = `"${known}" has the translation of these words, and nothing shows it. Write "${asked}".`;
    return { todo, asked };
  }
  if (lost !== undefined) {
    const { todo, asked } = named(lost);
    return { todo: `Nothing shows "${lost}" any more. Write ${todo}`, asked };
  }
  const same = nameOnPage(context, text, place);
  if (same !== undefined) {
    const asked = `t:${same}|${text}`;
    return { todo: `This page has these words under the name "${same}", too. Write "${asked}".`, asked };
  }
  const { todo, asked } = named(newKeys(context).get(written) ?? keyAt(context, text, place));
  const unlessName = mayBeName(context, text, place)
    ? `If it is a proper name, as those beside it are, list it in "names" of site.config.json. Otherwise write ${todo}`
    : withMore(
        `Write ${todo}`,
        'Only if it is a proper name, list it in "names" of site.config.json instead.',
      );
  return { todo: unlessName, asked };
};
