import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type KeyVersions, keyVersions, type Version } from '../context/words/keys/key-versions.ts';
import type { Finding } from '../problems/problem.ts';
import { bareFacts, isBareFact } from './numbers/bare-facts.ts';

const id = 'i18n/expansion';
const usual = { factor: 2.5, characters: 40 };

const isGrown = (length: number, original: number, factor: number): boolean =>
  length > original * factor && length > original + usual.characters;

/** A text of at least this length is not just said in a shorter way. */
const leastLost = 20;

/** Languages that write a word with one or two signs, or without spaces, need far fewer of them. */
const dense = /[\u0e00-\u0eff\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/;

const isShrunk = (text: string, source: string): boolean =>
  source.length >= leastLost && text.length * 3 < source.length && text.trim() !== '' && !dense.test(text);

const factorIn = (context: CheckContext): number => {
  const { factor } = context.options(id);
  return typeof factor === 'number' ? factor : usual.factor;
};

/** A source and its translations; undefined when the source itself cannot be compared: its length says nothing. */
const compared = ({ versions }: KeyVersions): { source: Version; others: Version[] } | undefined => {
  const [source, ...others] = versions.filter(({ isComparable }) => isComparable);
  return source && source === versions[0] ? { source, others } : undefined;
};

/** The translations with an odd length, each with what is said of it. */
const oddLengths = (
  item: KeyVersions,
  isOdd: (text: string, source: string) => boolean,
  messageOf: (version: Version, source: Version) => string,
): Finding[] => {
  const { source, others } = compared(item) ?? {};
  if (!source || !others) return [];
  return others
    .filter(({ value }) => isOdd(value, source.value))
    .map((version) => ({ ...version.place, origin: source.place, message: messageOf(version, source) }));
};

const grown = (item: KeyVersions, factor: number): Finding[] =>
  oddLengths(
    item,
    (text, source) => isGrown(text.length, source.length, factor),
    ({ value, locale }, source) =>
      `"${item.key}" has ${value.length} characters in "${locale}" and ${source.value.length} in "${source.locale}". See whether both say the same, and whether it fits where it is shown.`,
  );

const shrunk = (item: KeyVersions): Finding[] =>
  oddLengths(
    item,
    isShrunk,
    ({ value, locale }, source) =>
      `"${item.key}" has ${value.length} characters in "${locale}" and ${source.value.length} in "${source.locale}": most of it seems to be lost. Translate the whole text.`,
  );

/** Translations that are very much shorter or longer than what they translate. */
export const i18nExpansion: Check = {
  id,
  severity: 'info',
  description: 'A translation is neither many times as long as the default language nor a fragment of it.',
  advice:
    'Spanish needs about a quarter more room than English; three times as much is mostly another text. Compare both, and shorten the translation to what the original says. One of less than a third has mostly lost its end: "Precios" for "Prices in your currency". A fact alone, as "%{weeks}" for "%{weeks} weeks", has lost its words.',
  options: {
    factor: {
      kind: 'number',
      meaning: `How many times as long a translation may be; ${usual.factor} when left out.`,
    },
  },
  run: (context) => {
    const factor = factorIn(context);
    return keyVersions(context).flatMap((item) => [
      ...grown(item, factor),
      ...shrunk(item),
      ...bareFacts(context, item),
    ]);
  },
  concerns: (context) => {
    const factor = factorIn(context);
    return (_, [source = '', ...others]) =>
      isBareFact(source) ||
      others.some(
        (text) => isBareFact(text) || isGrown(text.length, source.length, factor) || isShrunk(text, source),
      );
  },
};
