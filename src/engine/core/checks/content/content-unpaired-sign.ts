import type { Check } from '../check.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import { timesIn } from '../context/words/writing/words-in.ts';

/** Signs that are no half of a pair: smileys and inches. */
const alone = /(?<=^|\s)[:;]-?[()](?=\s|$)|(?<=\d)"|(?<=^[^“„”]*\d)”/g;

/** What may be an item of a list, such as "a) first", or else the end of a pair: "(plan B)". */
const item = /(?<=^|\s)[\p{L}\p{N}]{1,2}\)/gu;

const isUneven = (text: string, [open, close]: [string, string]): boolean =>
  timesIn(text, open) !== timesIn(text, close);

const isUnevenRound = (text: string): boolean => {
  const left = timesIn(text, ')') - timesIn(text, '(');
  return left < 0 || left > (text.match(item)?.length ?? 0);
};

/** Some languages open with the sign with which others close, or use one sign for both ends. */
const isUnevenQuote = (text: string): boolean => {
  const [low, opening, closing] = ['„', '“', '”'].map((sign) => timesIn(text, sign)) as [
    number,
    number,
    number,
  ];
  if (low > 0) return low !== opening + closing;
  // Each paragraph of a long quotation opens anew.
  if (opening > closing && text.includes('\n')) return false;
  return opening === 0 ? closing % 2 === 1 : opening !== closing;
};

const rules: [signs: string, isFaulty: (text: string) => boolean][] = [
  ['( )', isUnevenRound],
  ['[ ]', (text) => isUneven(text, ['[', ']'])],
  ['« »', (text) => isUneven(text, ['«', '»'])],
  ['“ ”', isUnevenQuote],
  ['" "', (text) => timesIn(text, '"') % 2 === 1],
  ['¿ ?', (text) => timesIn(text, '¿') > timesIn(text, '?')],
  ['¡ !', (text) => timesIn(text, '¡') > timesIn(text, '!')],
];

const signs = /[()[\]«»“”„"¿¡]/;

const faultIn = (value: string): string | undefined => {
  // Nearly every text has no such sign.
  if (!signs.test(value)) return undefined;
  const text = value.replace(alone, '');
  return rules.find(([, isFaulty]) => isFaulty(text))?.[0];
};

/** The word with the half that is there, or the whole text when several have one. */
const partWith = (text: string, pair: string): string => {
  const [word = text, another] = text
    .split(/\s+/)
    .filter((part) => pair.split(' ').some((sign) => part.includes(sign)));
  return another === undefined ? word : text;
};

const messageOf = (text: string, pair: string): string => {
  const part = partWith(text, pair);
  // The sign itself would end the quotation.
  return pair === '" "'
    ? `A quotation mark stands beside "${part.replaceAll('"', '') || text.replaceAll('"', '').trim()}" and has no second. Write that, or remove it.`
    : `One half of ${pair} is missing in "${part}". Write it, or remove the other.`;
};

/** Brackets, quotation marks and Spanish opening signs without their other half. */
export const contentUnpairedSign: Check = {
  id: 'content/unpaired-sign',
  severity: 'warning',
  description: 'Every bracket, quotation mark and opening ¿ or ¡ of a text has its other half.',
  advice:
    'Half a pair is left over when words are cut or pasted, and looks like an accident. Write the other half or remove this one: "Cups (and more" becomes "Cups (and more)". Lists such as "a) first", inches and smileys may stand.',
  runOnPages: (context) =>
    toldOfTexts(context, ({ value }) => {
      const found = faultIn(value);
      return found && messageOf(value, found);
    }),
};
