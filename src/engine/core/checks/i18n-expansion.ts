import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type KeyVersions, keyVersions, type Version } from './context/words/key-versions.ts';
import { isSourceAsRecorded, isTargetAsRecorded } from './context/words/translations.ts';
import type { Finding } from './problems/problem.ts';

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

const grown = ({ key, versions }: KeyVersions, factor: number): Finding[] => {
  const [source, ...others] = versions.filter(({ isComparable }) => isComparable);
  if (!source || source !== versions[0]) return [];
  const length = source.value.length;
  return others
    .filter(({ value }) => isGrown(value.length, length, factor))
    .map(({ place, value, locale }) => ({
      ...place,
      origin: source.place,
      message: `"${key}" has ${value.length} characters in "${locale}" and ${length} in "${source.locale}". See whether both say the same, and whether it fits where it is shown.`,
    }));
};

const shrunk = ({ key, versions }: KeyVersions): Finding[] => {
  const [source, ...others] = versions.filter(({ isComparable }) => isComparable);
  if (!source || source !== versions[0]) return [];
  return others
    .filter(({ value }) => isShrunk(value, source.value))
    .map(({ place, value, locale }) => ({
      ...place,
      origin: source.place,
      message: `"${key}" has ${value.length} characters in "${locale}" and ${source.value.length} in "${source.locale}": most of it seems to be lost. Translate the whole text.`,
    }));
};

/** Whether a text is a fact alone, or some, without any word of its own. */
const isBare = (text: string): boolean =>
  text.includes('%{') && !/\p{L}/u.test(text.replace(/%\{.*?\}/g, ''));

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/%\{.*?\}/g, ''));

const bared = (version: Version, other: Version): Finding[] => {
  const message = `This text seems cut off: it is ${version.value} alone, and "${other.locale}" goes on to "${other.value}". Write the rest.`;
  return [{ ...version.place, message, severity: 'warning' }];
};

/** Texts that have lost all words beside their fact since they were accepted, in one language. */
const bare = (context: CheckContext, { key, versions }: KeyVersions): Finding[] => {
  const [source, ...others] = versions;
  if (!source || !versions.some(({ value }) => isBare(value))) return [];
  const whole = others.find(({ value }) => hasWord(value));
  if (isBare(source.value) && whole) {
    const changed = { key, locale: whole.locale, source: source.value };
    return isSourceAsRecorded(context, changed) === true ? [] : bared(source, whole);
  }
  if (!hasWord(source.value)) return [];
  return others
    .filter((version) => isBare(version.value) && !isTargetAsRecorded(context, { key, ...version }))
    .flatMap((version) => bared(version, source));
};

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
      ...bare(context, item),
    ]);
  },
  concerns: (context) => {
    const factor = factorIn(context);
    return (_, [source = '', ...others]) =>
      isBare(source) ||
      others.some(
        (text) => isBare(text) || isGrown(text.length, source.length, factor) || isShrunk(text, source),
      );
  },
};
