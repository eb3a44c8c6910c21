import { spreadsheetDate } from './spreadsheet-date.ts';
import { formulaErrors, truthCells } from './spreadsheet-words.ts';

/** A long number as spreadsheets write it when its column is narrow: 1.45E+03. */
const shortNumber = /(?<![\p{L}\d.,])\d(?:[.,]\d+)?E\+\d{2,}(?!\d)/u;

/** What is wrong with words of which a spreadsheet has made a date or a value of its own; undefined when it has not. */
export const damagedCell = (text: string): string | undefined =>
  truthCells.has(text)
    ? `"${text}" is how a spreadsheet says yes or no. Write the words that are meant.`
    : spreadsheetDate(text);

const namedErrors = formulaErrors.map((error) => error.replace('?', '\\?')).join('|');

/** What spreadsheets write in the place of a value that they could not work out; LibreOffice numbers some of them. */
const formulaError = new RegExp(
  `(?<![\\p{L}\\p{N}/])(?:#(?:${namedErrors})|(?:Err|Fehler) ?:5\\d\\d)(?![\\p{L}\\p{N}])`,
  'u',
);

const errorIn = (text: string): string | undefined =>
  /#|:5/.test(text) ? formulaError.exec(text)?.[0] : undefined;

/** A formula in the place of its result: =SUM(A1), =B7. */
const formula = /^=\s*(?:\p{Lu}[\p{Lu}\d.]*\(.*\)|\$?[A-Z]{1,3}\$?\d+)$/su;

/** A day as spreadsheets and databases store it, with the hour at which it begins. */
const storedDay = /^\d{4}-\d\d-\d\d[ T]00:00(?::00(?:\.0+)?)?Z?$/;

/** Whether a text is what a spreadsheet or a program writes where its formula failed, or how it stores a day. */
export const isFormulaError = (text: string): boolean => {
  const word = text.trim();
  return word === 'NaN' || (word !== '' && errorIn(word) === word) || storedDay.test(word);
};

/** What is wrong with a text that is nothing but a formula, what stands where one failed, or a day as it is stored. */
export const formulaErrorIn = (text: string): string | undefined => {
  const word = text.trim();
  if (word.startsWith('=') && formula.test(word))
    return `"${word}" is a formula of a spreadsheet. Write the words.`;
  if (storedDay.test(word))
    return `"${word}" is how a spreadsheet stores a date. Write the words that are meant.`;
  return isFormulaError(word)
    ? `"${word}" is what a spreadsheet writes where its formula failed. Write the words.`
    : undefined;
};

/** What a spreadsheet has made of a part of a text, and what to do about it. */
export const spreadsheetDamageIn = (text: string): { found: string; message: string } | undefined => {
  const [number] = text.includes('E+') ? (shortNumber.exec(text) ?? []) : [];
  if (number !== undefined) {
    const message = `"${number}" is how a spreadsheet shortens a number. Write the number that is meant.`;
    return { found: number, message };
  }
  const found = errorIn(text);
  const message = `"${found}" is what a spreadsheet writes where its formula failed. Write what is meant.`;
  return found === undefined ? undefined : { found, message };
};
