import { configFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { setText, writtenTexts } from '../context/marks/written-texts.ts';
import { type KeyVersions, keyVersions } from '../context/words/keys/key-versions.ts';
import { tidy } from '../context/words/writing/tidy.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Fix } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';
import { composed, unseen } from '../suggestions/strange-letters.ts';
import { aroundPastedSpace, withoutPastedSpaces } from './signs/pasted-spaces.ts';

const odd = new RegExp(
  `^\\s|\\s$|[^\\S\\n]{2,}|[^\\S\\n]\\n|\\n[^\\S\\n]|[\\t\\v\\f\\r\\u2028\\u2029\\u0300-\\u036f]|${unseen.source}`,
  'u',
);

/** What some white space is called. */
const inWords = (space = ''): string => {
  if (/[\n\r\u2028\u2029]/.test(space)) return 'a line break';
  return space.includes('\t') ? 'a tab' : 'a space';
};

/** A backslash makes a sign that nobody sees of the t, b, f or r behind it: nobody knows whether a letter is lost. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that of \b is one
const mayHideLetter = /\S+([\t\u0008\f\r])\p{L}\S*/u;

/** What the letter behind the backslash is taken for. */
const hidingLetter = (words: string): string => {
  const [, sign = ''] = mayHideLetter.exec(words) ?? [];
  const letter = { '\t': 't', '\b': 'b', '\f': 'f' }[sign] ?? 'r';
  return `has a tab or another odd space. Behind a backslash, ${letter} is ${letter === 't' ? 'a tab' : 'such a sign'}: write a usual space, or the letter that it hides.`;
};

/** The message for each slip, with the words around it. */
const slips: [RegExp, string | ((words: string) => string)][] = [
  [/^\s+\S*/u, (words) => `begins with ${inWords(/^\s+/.exec(words)?.[0])}. Remove it.`],
  [/\S*\s+$/u, (words) => `ends with ${inWords(/\s+$/.exec(words)?.[0])}. Remove it.`],
  [mayHideLetter, hidingLetter],
  [/\S*[\t\v\f\r\u2028\u2029]+\S*/u, 'has a tab or another odd space. Write a usual one.'],
  [/\S*[^\S\n]{2,}\S*/u, 'has two spaces in a row. Write one.'],
  [/\S*(?:[^\S\n]\n|\n[^\S\n])\s*\S*/u, 'has a space beside a line break. Remove it.'],
];

/** A letter that has no sign together with its accent is written so. */
const isOdd = (text: string): boolean => odd.test(text) && tidy(text) !== text;

const messageFor = (text: string): string => {
  const whole = composed(text);
  if (whole !== text && !isOdd(whole)) {
    const words = text.split(/\s/).find((word) => composed(word) !== word) ?? text;
    return `The accents of "${words}" are signs of their own, apart from their letters: who searches for the word does not find it. Type it again.`;
  }
  const visible = text.replace(unseen, '');
  if (visible !== text && !mayHideLetter.test(text)) {
    const words = text.split(/\s/).find((word) => word.search(unseen) !== -1) ?? text;
    return `"${words}" has a sign that nobody sees. Type it again.`;
  }
  const found = slips.flatMap(([slip, what]) => {
    const [words] = slip.exec(text) ?? [];
    return words === undefined ? [] : [`"${words}" ${typeof what === 'string' ? what : what(words)}`];
  });
  return found[0] ?? '';
};

/** Fewer words, as of a name or of a number with its unit, may well be kept together. */
const leastWords = 4;

/** Every no-break space but those after a number and around the signs of French. */
const spaceToMend = /(?<![\d«])\u00a0(?![!?:;»%])/g;

const countIn = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** A no-break space between two words. One after a number, or around a sign as in French, is meant. */
const pastedSpace = /(?<=\p{L}[,;.]?)\u00a0(?=\p{L})/gu;

/** Whether a line hardly ever breaks in a text of several words: some programs paste all its spaces so. */
const isUnbroken = (text: string): boolean => {
  if (!text.includes('\u00a0')) return false;
  const pasted = countIn(text, pastedSpace);
  return pasted >= leastWords - 1 && pasted > 2 * countIn(text, /[ \n]/g);
};

const messageOf = (text: string): string => {
  if (isOdd(text)) return messageFor(text);
  if (isUnbroken(text))
    return 'Nearly all spaces of this text are no-break spaces, as pasted words have them: its line cannot break there, and runs out of narrow screens. Write simple spaces.';
  const [before = '', behind = ''] = aroundPastedSpace(text) ?? [];
  return `A no-break space stands between "${shorten(before)}" and "${shorten(behind)}", as pasted words have it: the line cannot break there. Write a simple space.`;
};

/** A text as it should be written. */
const mended = (text: string): string =>
  tidy(withoutPastedSpaces(isUnbroken(text) ? text.replaceAll(spaceToMend, ' ') : text));

/** What a text should be, unless a letter of it may be hidden. */
const fixFor = (text: string, fix: Fix): Pick<Finding, 'fix'> => (mayHideLetter.test(text) ? {} : { fix });

/** A proper name is the same as on the pages only letter for letter. */
const oddNames = ({ source }: CheckContext): Finding[] =>
  (source.config.names ?? []).flatMap((name, index) =>
    isOdd(name) && name.trim() !== ''
      ? [
          {
            file: configFile,
            pointer: below('/names', index),
            message: messageFor(name),
            ...fixFor(name, { set: tidy(name) }),
          },
        ]
      : [],
  );

/** Shorter texts are headlines, which each language may break where it fits. */
const longEnough = 60;

/** The word behind which a long text breaks in the middle of a sentence, as when the lines of a mail are pasted. */
const brokenBehind = (text: string): string | undefined =>
  text.length < longEnough || !text.includes('\n') ? undefined : /(\S*\p{Ll},?)\n(?=\p{Ll})/u.exec(text)?.[1];

/** A line that only one language breaks within a sentence. */
const brokenLines = ({ versions }: KeyVersions): Finding[] => {
  const [version, another] = versions.filter(({ value }) => value.includes('\n'));
  const word = version && brokenBehind(version.value);
  if (!version || another || versions.length === 1 || word === undefined) return [];
  const message = `The line breaks behind "${word}", and in no other language. Write a space there.`;
  return [{ ...version.place, message }];
};

/** Spaces at the ends of a text, double spaces and invisible ones. */
export const i18nEdgeSpace: Check = {
  id: 'i18n/edge-space',
  severity: 'warning',
  description:
    'A text neither begins nor ends with a space, and has no double ones, tabs, stray line breaks, pasted no-break spaces or signs that nobody sees.',
  advice:
    'Such spaces slip in when words are pasted, and shift them or keep a line from breaking. Write "Enviar" and not "Enviar "; sections set the distance between two texts themselves.',
  run: (context) => [...oddNames(context), ...keyVersions(context).flatMap(brokenLines)],
  concerns: () => (_, words) => words.some((text) => brokenBehind(text) !== undefined),
  runOnPages: (context) =>
    writtenTexts(context)
      .filter(({ value }) => isOdd(value) || isUnbroken(value) || aroundPastedSpace(value) !== undefined)
      .map((text) => ({
        ...text.place,
        message: messageOf(text.value),
        ...fixFor(text.value, setText(text, mended(text.value))),
      })),
};
