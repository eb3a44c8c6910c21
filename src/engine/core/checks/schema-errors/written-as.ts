import { hyphenated } from '../context/words/writing/letters.ts';
import { inLatin, unseen } from '../suggestions/strange-letters.ts';
import { momentAsWritten } from './moment-as-written.ts';

/**
 * Slips in the form of a text, each with what takes it back: signs that nobody sees, spaces, the end of an address or of a file,
 * the parts of a moment, steps, what it begins with, capitals, the place on a page.
 */
const repairs: ((text: string) => string)[] = [
  (text) => text.replace(unseen, ''),
  (text) => text.trim(),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/\.json$/, ''),
  momentAsWritten,
  (text) => (/^\w+(\.\w+)+$/.test(text) ? `/${text.replaceAll('.', '/')}` : text),
  (text) => text.replace(/^(?:\w*:)?(?:\/\/)?(?=\w[^/]*\.)/, 'https://'),
  (text) => text.replace(/^(?:https?:\/\/)?([^/]+).*$/, 'https://$1'),
  ...['#', 'page:', '-'].map(
    (sign) => (text: string) => (text.includes(':') ? text : sign + text.replace(/^\/+/, '')),
  ),
  (text) => text.toLowerCase(),
  (text) => hyphenated(inLatin(text)),
  (text) => text.replace(/#.*$/, ''),
];

/** The same text in the form that a pattern asks for, or undefined when no small change gives it that. */
export const writtenAs = (pattern: string, text: string): string | undefined => {
  const form = new RegExp(pattern, 'u');
  return repairs.map((repair) => repair(text)).find((repaired) => repaired !== text && form.test(repaired));
};
