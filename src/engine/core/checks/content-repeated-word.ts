import type { Check } from './check.ts';
import { toldOfTexts } from './context/marks/written-texts.ts';
import { type KeyVersions, keyVersions } from './context/words/key-versions.ts';
import { languageOf } from './context/words/languages.ts';
import type { Finding } from './problem.ts';
import { shorten } from './schema/fault.ts';

/** Two words of one spelling side by side, in one line and with nothing but a space between them. */
const twice = /(?<![\p{L}\p{N}'’-])(\p{L}{2,})[ \u00a0](\1)(?![\p{L}\p{N}'’-])/giu;

/** The same fact twice, or the whole text. */
const twiceWhole = /(%\{\w+\})[ \u00a0]\1|^(.{8,}?)\s+\2$/su;

/** Words that people do say twice, by language. Some languages form plurals so: only those named are looked at. */
const saidTwice: Record<string, ReadonlySet<string>> = {
  en: new Set(['that', 'had', 'very', 'so', 'no', 'bye', 'ha', 'now', 'there', 'really', 'much', 'many']),
  es: new Set(['no', 'sí', 'muy', 'ya', 'casi', 'así', 'bla', 'ja', 'luego', 'mucho', 'tan', 'cha']),
};

const sameTwice = (text: string): string => `"${shorten(text)}" says the same twice. Once is enough.`;

/** What is written twice as a whole has a space in its middle. */
const mayRepeatWhole = (text: string): boolean =>
  text.includes('%{') || /\s/.test(text[Math.floor(text.length / 2)] ?? '');

const isCapital = (word: string): boolean => word !== word.toLowerCase();

const repeatedIn = (text: string, allowed: ReadonlySet<string>): string | undefined => {
  // Hardly any text has such words.
  if (text.search(twice) === -1) return undefined;
  return (
    [...text.matchAll(twice)]
      // Two capitals make a name, such as Bora Bora.
      .filter(([, first = '', second = '']) => !isCapital(second) && !allowed.has(first.toLowerCase()))
      .map(([both]) => both)[0]
  );
};

/** A word that `runOnPages` tells of. */
const isWordTwice = (value: string, locale: string): boolean => {
  const allowed = saidTwice[languageOf(locale)];
  return allowed !== undefined && repeatedIn(value, allowed) !== undefined;
};

/** Whether a half that follows itself at once makes no word, such as couscous, nor a row of one sign. */
const isNoWord = (half: string): boolean => /^\p{Lu}\p{Ll}|\s|^.{6,}$/u.test(half) && !/^(.)\1*$/u.test(half);

/** The half of a text that is the same text twice, with nothing or one space between: "Inicio Inicio". */
const halfOf = (text: string): string | undefined => {
  const length = text.length >> 1;
  const rest = text.length - length;
  if (length < 3 || text[0] !== text[rest] || (rest > length && text[length] !== ' ')) return undefined;
  const half = text.slice(0, length);
  return text.endsWith(half) && (rest > length || isNoWord(half)) ? half : undefined;
};

/** A short text may be a name that is said twice, such as Bora Bora: then it is in every language. */
const doubled = ({ versions }: KeyVersions): Finding[] => {
  const halves = versions.map(({ value }) => halfOf(value));
  if (!halves.includes(undefined)) return [];
  return versions.flatMap(({ value, place, locale }, index) =>
    halves[index] === undefined || twiceWhole.test(value) || isWordTwice(value, locale)
      ? []
      : [{ ...place, message: sameTwice(value) }],
  );
};

/** Words written twice in a row. */
export const contentRepeatedWord: Check = {
  id: 'content/repeated-word',
  severity: 'warning',
  description: 'No word, no fact and no whole text stands twice in a row.',
  advice:
    'A word that is typed or pasted twice is easily read over by who wrote it, and seen by everybody else. Remove one: "Follow the the points" becomes "Follow the points". What people do say twice ("muy muy", "so so") and names ("Bora Bora") may stand. Words are looked at in English and Spanish only.',
  run: (context) => keyVersions(context).flatMap(doubled),
  concerns: () => (_, words) => words.some((text) => halfOf(text) !== undefined),
  runOnPages: (context) =>
    toldOfTexts(context, ({ value, locale }) => {
      const allowed = saidTwice[languageOf(locale ?? context.source.config.defaultLocale)];
      const whole = mayRepeatWhole(value) ? twiceWhole.exec(value)?.[0] : undefined;
      if (whole !== undefined) return sameTwice(whole);
      const found = allowed && repeatedIn(value, allowed);
      return found && `"${found}" is one word twice. Remove one of them.`;
    }),
};
