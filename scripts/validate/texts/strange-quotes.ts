import { timesIn } from '../../../src/engine/core/checks/context/words/writing/words-in.ts';

const signs = '“”„‟«»';

/** A text in other quotation marks, up to the one that closes it, and whether the next text or value has such, too. */
const quoted = new RegExp(`^([${signs}])(?:[^${signs}\\n]*([${signs}]))?(?=\\s*[:,]\\s*([${signs}])|)`);

/** The message about quotation marks of print, with the first of which a text goes on: both are named at once. */
export const strangeQuotes = (rest: string): string | undefined => {
  const [whole, first, last = first, next] = quoted.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  const both = last === first ? first : `${first} and ${last}`;
  return `JSON knows only the straight quotation mark ". Write it instead of ${both}${next === undefined ? '' : ', wherever they stand around a name or a text'}.`;
};

/** Texts in straight quotation marks, and what stands in those of print without any straight one within. */
const inQuotes = new RegExp(`"(?:\\\\.|[^"\\\\])*"|[${signs}]((?:\\\\.|[^${signs}"\\\\])*)[${signs}]`, 'g');

/** A name and a text alone in their line, which may quote something itself. */
const property = new RegExp(
  `^(\\s*)[${signs}]([^${signs}"]*)[${signs}](\\s*:\\s*)[${signs}](.*)[${signs}](\\s*,?\\s*)$`,
);

/** Where one text ends and the next begins. */
const between = new RegExp(`[${signs}]\\s*[:,]\\s*[${signs}]|(?<!\\\\)"`);

/** A text without its quotation marks, in straight ones; those in it that have a backslash have to be such, too. */
const inStraight = (words: string): string => `"${words.replace(new RegExp(`\\\\[${signs}]`, 'g'), '\\"')}"`;

const straightLine = (line: string): string => {
  const [, start = '', name = '', colon = '', words, end = ''] = property.exec(line) ?? [];
  return words === undefined || between.test(words)
    ? line.replace(inQuotes, (whole, own?: string) => (own === undefined ? whole : inStraight(own)))
    : `${start}"${name}"${colon}${inStraight(words)}${end}`;
};

/** Lines with straight quotation marks instead of those of print; texts that have the straight ones stay as they are. */
export const straightened = (lines: string): string => lines.split('\n').map(straightLine).join('\n');

/** The message about a text that begins with a straight quotation mark and ends with one of print. */
export const strangeEnd = (text: string): string | undefined => {
  const [, last = ''] = new RegExp(`([${signs}])\\s*,?\\s*$`).exec(text) ?? [];
  const first = { '”': '“', '»': '«', '“': '„' }[last];
  if (last === '' || (first !== undefined && timesIn(text, first) >= timesIn(text, last))) return undefined;
  return `JSON knows only the straight quotation mark ". Write it instead of the ${last} that closes this text.`;
};
