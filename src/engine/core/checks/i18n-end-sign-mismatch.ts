import type { Check } from './check.ts';
import { judgedBySource, keyVersions, type Version } from './context/key-versions.ts';
import { isComparable } from './context/message-syntax.ts';
import type { Finding } from './problem.ts';

/** Quotation marks and brackets may stand before or behind the sign that ends a sentence. */
const closing = /["'’”»)\]\s]+$/u;

/** A full stop that belongs to its word: "S.A.", "p. m.", "etc.", "Inc.". */
const shortened = /\p{L}\.[\s\u00a0]?\p{L}{1,2}\.$|(?<!\p{L})(?:etc|Inc|Ltd|Co|Corp|Cía|No|Sr|Sra|St|Jr)\.$/u;

const signs: Record<string, string> = {
  '.': '.',
  '!': '!',
  '?': '?',
  ':': ':',
  ',': ',',
  ';': ';',
  '。': '.',
  '！': '!',
  '？': '?',
  '：': ':',
};

/** The sign with which a text ends, or an empty text. */
const endOf = (text: string): string => {
  const last = text.at(-1) ?? '';
  // Most texts end with a letter.
  if (signs[last] === undefined && last !== '…' && !closing.test(last)) return '';
  const plain = text.replace(closing, '');
  if (/(?:…|\.\.\.)$/.test(plain)) return '…';
  return shortened.test(plain) ? '' : (signs[plain.at(-1) ?? ''] ?? '');
};

const inWords = (sign: string) => (sign === '' ? 'no sign' : `"${sign}"`);

const isShort = (text: string): boolean => shortened.test(text.replace(closing, ''));

const isUneven = (text: string, source: string): boolean =>
  text !== source && endOf(text) !== endOf(source) && !isShort(text) && !isShort(source);

const difference = ({ value, place }: Version, source: Version): Finding[] => {
  if (!isUneven(value, source.value) || !isComparable(value) || !isComparable(source.value)) return [];
  const [own, expected] = [inWords(endOf(value)), inWords(endOf(source.value))];
  const message = `This text ends with ${own}, and with ${expected} in "${source.locale}". End both alike.`;
  return [{ ...place, origin: source.place, message }];
};

/** Sentences that lost, or got, their last sign in a translation. */
export const i18nEndSignMismatch: Check = {
  id: 'i18n/end-sign-mismatch',
  severity: 'warning',
  description: 'A text ends with the same sign in every language.',
  advice:
    'A full stop, question mark or colon that only one language has is lost or left over, and side by side with other texts it looks uneven. "See all solutions." becomes "Ve todas las soluciones."; a label without a stop has none in any language.',
  run: (context) => keyVersions(context).flatMap(judgedBySource(difference)),
  concerns:
    () =>
    (_, [source = '', ...others]) =>
      others.some((value) => isUneven(value, source)),
};
