import type { Check } from './check.ts';
import { closest } from './closest.ts';
import type { CheckContext } from './context/check-context.ts';
import { bareKeyOf, literalsOf } from './context/marks/literals.ts';
import type { Marked } from './context/marks/marked.ts';
import { misspeltName } from './context/misspelt-name.ts';
import { perContext } from './context/per-context.ts';
import { camelCase, parentOf } from './context/words/key-parts.ts';
import { lostKeys } from './context/words/lost-keys.ts';
import { below, type Finding, lastStep, type Place, parentKey, placeKey } from './problem.ts';
import { withSuggestion } from './with-suggestion.ts';

/** A name that is not listed is one fault, however often it is written. */
const placesByText = (literals: Marked[]): Map<string, Place[]> => {
  const places = new Map<string, Place[]>();
  for (const { value, place } of literals) {
    const known = places.get(value);
    if (known) known.push(place);
    else places.set(value, [place]);
  }
  return places;
};

/**
 * Whether a text is a broken key: one without "t:" is reported by `i18n/missing-key`, one with spaces or invisible
 * signs before it by `i18n/edge-space`.
 */
const isKey = (context: CheckContext, mark: Marked): boolean =>
  /^[\s\p{Cc}\p{Cf}]+t:/u.test(mark.value) || bareKeyOf(context, mark) !== undefined;

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

/** What to do with words: who wrote them over the name of a text meant to change that text. */
const remedyFor = (context: CheckContext, text: string, place: Place): string => {
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

/** What should be "t:", in front of a key and words. */
const slipOfSign = /^(?!t:)[\w;.,]{0,2}[:;]([\w-]+(?:\.[\w-]+)+\|.+)$/s;

/** Words with capitals in this many places are a name that is no longer listed. */
const leastPlaces = 3;

const isLostName = ({ given }: CheckContext, text: string, places: Place[]): boolean =>
  places.length >= leastPlaces &&
  (given.config.names?.length ?? 0) > 0 &&
  text.split(' ').every((word) => /^[\p{Lu}&]/u.test(word));

/** An entry of the names that holds several. */
const severalInOne = ({ given }: CheckContext, text: string): Finding[] =>
  (given.config.names ?? []).flatMap((entry, index): Finding[] => {
    const parts = String(entry).split(/\s*[,;]\s*/);
    if (parts.length === 1 || !parts.includes(text)) return [];
    const message = `"${entry}" are several names in one. Write each by itself: ${parts.map((part) => `"${part}"`).join(', ')}.`;
    return [{ file: 'site.config.json', pointer: below('/names', index), message }];
  });

const lostName = (text: string, places: Place[]): Finding => ({
  file: 'site.config.json',
  pointer: '/names',
  message: `"${text}" stands in ${places.length} places without a key, as proper names do, and "names" does not list it. List it here, or give it a key in these places.`,
});

/** The findings without those that say the same of the same place. */
const oncePerFault = (findings: Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [`${placeKey(finding)}\n${finding.message}`, finding])).values(),
];

/** In a file that cannot be read whole, a text may contain what stands behind it. */
const literalsIn = (context: CheckContext): Marked[] =>
  literalsOf(context).filter((mark) => !context.unreadable.has(mark.place.file) && !isKey(context, mark));

/** Words written on a page without a key, which therefore stay the same in every language. */
export const i18nInlineLiteral: Check = {
  id: 'i18n/inline-literal',
  severity: 'warning',
  description: 'Words on a page have a key, so that every language can have its own. Proper names need none.',
  advice:
    'Words without a key are the same in every language, so Spanish visitors read English. Give them a key and a translation, or list them under "names" in site.config.json when they are a proper name. Example: "title": "Our story" becomes "title": "t:about.title|Our story".',
  run: (context) =>
    oncePerFault(
      [...placesByText(literalsIn(context))].flatMap(([text, [place, ...others]]) => {
        const where = others.length === 1 ? 'place' : 'places';
        const more = others.length === 0 ? '' : ` It stands in ${others.length} more ${where}.`;
        if (!place) return [];
        const listed = misspeltName(context, text, place);
        if (listed.length > 0) return listed;
        const joined = severalInOne(context, text);
        if (joined.length > 0) return joined;
        const truth = closest(text, ['true', 'false']);
        if (truth === text) return [{ ...place, message: `Write it without quotation marks: ${text}.` }];
        if (truth !== undefined)
          return [{ ...place, message: `"${text}" is no word. Write ${truth}, without quotation marks.` }];
        const [, named] = slipOfSign.exec(text) ?? [];
        if (named !== undefined) {
          const told = withSuggestion(`"${text.slice(0, -named.length)}" begins no text.`, `t:${named}`);
          return [{ ...place, ...told }];
        }
        if (isLostName(context, text, [place, ...others])) return [lostName(text, [place, ...others])];
        const message = `"${text}" has no key, so it is the same in every language.${more} ${remedyFor(context, text, place)}`;
        return [{ ...place, message }];
      }),
    ),
};
