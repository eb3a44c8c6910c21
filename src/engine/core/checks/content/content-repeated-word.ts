import { pluralSeparator } from '../../words/plural-separator.ts';
import type { Check } from '../check.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import {
  judgedBySource,
  type KeyVersions,
  keyVersions,
  type Version,
} from '../context/words/keys/key-versions.ts';
import { repeatedName } from '../context/words/keys/repeated-name.ts';
import { languageOf } from '../context/words/translations/languages.ts';
import type { Finding } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';

/** Two words of one spelling side by side, in one line and with nothing but a space between them. */
const twice = /(?<![\p{L}\p{N}'’-])(\p{L}+)[ \u00a0](\1)(?![\p{L}\p{N}'’@-])/giu;

/** The same with capitals: a name may be repeated on purpose. */
const capitalsTwice = /(?<![\p{L}\p{N}'’-])(\p{Lu}\p{L}+)[ \u00a0]\1(?![\p{L}\p{N}'’-])/u;

/** Words with a sign behind them twice in a row, which may be an appeal: "in real time, real time, with". */
const signedTwice = (text: string): string | undefined => {
  // Most texts have no two signs, and this is asked of every text.
  if (!/[,.;:][ \u00a0].*[,.;:]/s.test(text)) return undefined;
  for (const { 0: sign, index } of text.matchAll(/[,.;:][ \u00a0]/g)) {
    const end = text.indexOf(sign.charAt(0), index + 1) + 1;
    const start = index + 1 - (end - index - sign.length);
    if (end === 0 || start < 0 || !text.startsWith(text.slice(index + sign.length, end), start)) continue;
    const words = text.slice(start, index);
    if (/\p{L}{3}/u.test(words) && !/[\p{L}\p{N}'’-]/u.test(text[start - 1] ?? ''))
      return text.slice(start, end);
  }
  return undefined;
};

const perhapsTwice = (text: string): string | undefined =>
  // The forms of a plural say nearly the same one after the other.
  text.includes(pluralSeparator) ? undefined : (capitalsTwice.exec(text)?.[0] ?? signedTwice(text));

const factTwice = /(%\{\w+\})[ \u00a0]?\1/u;

/** So many signs of a text that stands twice. */
const ofWhole = 8;

/** Whether a text is the same words twice, with nothing but white space between: that is in its middle. */
const isWholeTwice = (text: string): boolean => {
  const { length } = text.slice(0, text.length >> 1).trimEnd();
  if (length < ofWhole || !text.endsWith(text.slice(0, length))) return false;
  return /^\s+$/.test(text.slice(length, -length));
};

/** The same words twice, with a sign between that parts them: "Flights / Flights". */
const twiceParted = /^(?=.*\p{L}{3})(.{4,}?)(?:\s*[|;·•]\s*|\s+[/–—-]\s+)\1$/su;

/** The value of a fact twice, with or without a space between: 70%70%, 3x 3x. */
const twiceFact = /^(?=\D*\d)(.*[^\p{L}\p{N}\s].*?)\s?\1$|^(\S*\d\S*)\s\2$/u;

/** Words that people do say twice, by language. Some languages form plurals so: only those named are looked at. */
const saidTwice: Record<string, ReadonlySet<string>> = {
  en: new Set(['that', 'had', 'very', 'so', 'no', 'bye', 'ha', 'now', 'there', 'really', 'much', 'many']),
  es: new Set(['no', 'sí', 'muy', 'ya', 'casi', 'así', 'bla', 'ja', 'luego', 'mucho', 'tan', 'cha']),
};

/** Three words or more, one of them long, that follow themselves at once: "wave after wave after wave" has only two. */
const phraseTwice = /(?<![\p{L}\p{N}])(?=[\p{L} ]*\p{L}{5})(\p{L}+(?: \p{L}+){2,7}) \1(?![\p{L}\p{N}])/u;

/** So many signs of a phrase from its first space on. */
const telling = 9;

/** Asked of every text: what has a phrase twice has these signs twice. */
const mayRepeatPhrase = (text: string): boolean => {
  const last = text.length - 2 * telling;
  for (let at = text.indexOf(' '); at !== -1 && at <= last; at = text.indexOf(' ', at + 1))
    if (text.includes(text.slice(at, at + telling), at + telling)) return true;
  return false;
};

const phraseIn = (text: string): string | undefined =>
  mayRepeatPhrase(text) ? phraseTwice.exec(text)?.[0] : undefined;

const sameTwice = (text: string): string => `"${shorten(text)}" says the same twice. Once is enough.`;

/** What a text says that is the same twice with a sign between, which then stands in its middle. */
const partedIn = (text: string): string | undefined => {
  if (!/[|;·•/–—-]/.test(text[text.length >> 1] ?? '')) return undefined;
  const [whole, half = ''] = twiceParted.exec(text) ?? [];
  return (
    whole &&
    `"${shorten(half)}" stands here twice, with a ${whole.slice(half.length, -half.length).trim()} between. Keep one.`
  );
};

const isCapital = (word: string): boolean => word !== word.toLowerCase();

const isOneCapital = (word: string): boolean => word.length === 1 && isCapital(word);

/** What is told of a word that stands twice, in the languages in which words are looked at. */
const wordIn = (text: string, locale: string): string | undefined => {
  const allowed = saidTwice[languageOf(locale)];
  // Hardly any text has such words.
  if (!allowed || text.search(twice) === -1) return undefined;
  // Two capitals make a name, such as Bora Bora, and one alone may be the name of a class: "Plan A a tu medida".
  const [both] =
    [...text.matchAll(twice)].find(
      ([, first = '', second = '']) =>
        !isCapital(second) && !isOneCapital(first) && !allowed.has(first.toLowerCase()),
    ) ?? [];
  return both && `"${both}" is one word twice. Remove one of them.`;
};

/** What is told of a text that says something twice, in whatever language: the first that is found. */
const toldAlone = (text: string, locale: string): string | undefined => {
  const parted = partedIn(text);
  if (parted !== undefined) return parted;
  const same = factTwice.exec(text)?.[0] ?? (isWholeTwice(text) ? text : phraseIn(text));
  return same === undefined ? wordIn(text, locale) : sameTwice(same);
};

/** Whether a half that follows itself at once makes no word, such as couscous, nor a row of one sign. */
const isNoWord = (half: string): boolean => /^\p{Lu}\p{Ll}|\s|^.{6,}$/u.test(half) && !/^(.)\1*$/u.test(half);

/** The half of a text that is the same text twice, with nothing or one space or line break between: "Inicio Inicio". */
const halfOf = (text: string): string | undefined => {
  const length = text.length >> 1;
  const rest = text.length - length;
  const shortest = rest > length ? 2 : 3;
  if (length < shortest || text[0] !== text[rest] || (rest > length && !/\s/.test(text[length] ?? '')))
    return undefined;
  const half = text.slice(0, length);
  return text.endsWith(half) && (rest > length || isNoWord(half)) ? half : undefined;
};

const ofOne = (words: string): string => (/\s.*\s/.test(words) ? 'the same' : 'one word');

/** A repetition that may be a name, such as Bora Bora, or be meant. */
const doubleIn = ({ value, locale }: Version): { words: string; message: string } | undefined => {
  const [half, words] = [halfOf(value), perhapsTwice(value)];
  if (half !== undefined) return { words: half, message: sameTwice(value) };
  const [said = ''] = /^\p{L}+/u.exec(words ?? '') ?? [];
  if (words === undefined || saidTwice[languageOf(locale)]?.has(said.toLowerCase())) return undefined;
  const message = `"${words}" is ${ofOne(words)} twice, and only in this language. Remove one of them, or list it in "names" of site.config.json if it is a name.`;
  return { words, message };
};

/** A repetition that is meant is there in every language. */
const doubled = ({ versions }: KeyVersions, names: readonly string[]): Finding[] => {
  const doubles = versions.map(doubleIn);
  if (!doubles.includes(undefined)) return [];
  return versions.flatMap(({ value, place, locale }, index) => {
    const double = doubles[index];
    if (!double || names.includes(double.words) || toldAlone(value, locale) !== undefined) return [];
    return [{ ...place, message: double.message }];
  });
};

/** A translation that mentions a fact more often than its source, where nothing else is told of what stands twice. */
const repeatedNames = judgedBySource(({ value, place, locale }, source): Finding[] => {
  const name = repeatedName(source.value, value);
  if (name === undefined || halfOf(value) !== undefined || toldAlone(value, locale) !== undefined) return [];
  const message = `%{${name}} stands here more often than in "${source.locale}". Remove what is too much.`;
  return [{ ...place, message }];
});

/** Words written twice in a row. */
export const contentRepeatedWord: Check = {
  id: 'content/repeated-word',
  severity: 'warning',
  description:
    'No word, no fact and no whole text stands twice in a row, and no fact more often than in the default language.',
  advice:
    'A word that is typed or pasted twice is easily read over by who wrote it, and seen by everybody else. Remove one: "Follow the the points" becomes "Follow the points", and "Cerramos %{founded} el círculo desde %{founded}" has one year too many. What people do say twice ("muy muy", "so so") may stand, and so may names ("Bora Bora") and appeals that are said twice in every language. Words are looked at in English and Spanish only.',
  run: (context) =>
    keyVersions(context).flatMap((item) => [
      ...doubled(item, context.source.config.names ?? []),
      ...repeatedNames(item),
    ]),
  concerns: () => (_, words) =>
    words.some(
      (text) =>
        halfOf(text) !== undefined ||
        perhapsTwice(text) !== undefined ||
        repeatedName(words[0] ?? '', text) !== undefined,
    ),
  runOnPages: (context) =>
    toldOfTexts(context, ({ value, locale = context.defaultLocale, isFact }) =>
      isFact && twiceFact.test(value) ? sameTwice(value) : toldAlone(value, locale),
    ),
};
