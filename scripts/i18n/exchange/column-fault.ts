import { keyBefore } from '../../../src/engine/core/checks/context/words/keys/key-before.ts';
import { isTextVersion } from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { withoutPlaceholders } from '../../../src/engine/core/words/placeholder.ts';
import { type ReturnedText, sentStates } from './exchange.ts';
import { letterFault } from './letter-fault.ts';

const advice = 'Write the translation; if a column was shifted, export the texts anew.';

/** What is wrong with a text that is, or begins with, what other columns hold: the name of a text, or a version. */
export const columnFault = (
  { target }: ReturnedText,
  translations: ReadonlyMap<string, Translation>,
): string | undefined => {
  const text = target.trim();
  if (text.includes('.') && translations.has(text))
    return `This is the key of a text and no translation. ${advice}`;
  if (isTextVersion(text)) return `This is the version of a text and no translation. ${advice}`;
  const before = keyBefore(text, translations);
  return before && `The key "${before.key}" stands in front of the translation. Write "${before.words}".`;
};

const columnOf = ({ target, notes }: ReturnedText): string | undefined => {
  if (sentStates.has(target)) return 'state';
  return notes.includes(target) ? 'notes' : undefined;
};

/** The source in the place of other words: a translation may become the same by losing its accents. */
const sourceDoubt = (now: string, { source, target }: Translation): string | undefined => {
  if (!target || target.value === now || !/\p{L}/u.test(withoutPlaceholders(now))) return undefined;
  return (
    letterFault(target.value, now)?.reason ??
    `This is still the text in "${source.locale}", in the place of ${JSON.stringify(target.value)}. Translate it.`
  );
};

/** A number, a date or an amount that a spreadsheet has made of words: a language may write one of them in digits. */
const digitsDoubt = (now: string, { source }: Translation): string | undefined => {
  const inSource = withoutPlaceholders(source.value);
  const isOfWords = /\p{L}/u.test(inSource) && !/\p{N}/u.test(inSource);
  return /^-?\d[\d\s.,:/-]*$/.test(now.trim()) && isOfWords
    ? `There are only digits here, and the text in "${source.locale}" is ${JSON.stringify(source.value)}. Write the words.`
    : undefined;
};

/** What another column says, too, although a language may have such a word: a state, a page, or the source itself. */
export const columnDoubt = (text: ReturnedText, translation: Translation): string | undefined => {
  if (text.target === translation.source.value) return sourceDoubt(text.target, translation);
  const column = columnOf({ ...text, target: text.target.trim() });
  if (column === undefined) return digitsDoubt(text.target, translation);
  return `This is what the column "${column}" says, and seems to be no translation. ${advice}`;
};
