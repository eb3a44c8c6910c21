/** A long number as spreadsheets write it when its column is narrow: 1.45E+03. */
const shortNumber = /(?<![\p{L}\d.,])\d(?:[.,]\d+)?E\+\d{2,}(?!\d)/u;

/** A day as spreadsheets write it, in English and Spanish, which they make of 4-8 and 24/7. */
const day = /^(\d{1,2})-([A-Z][a-z]{2}|[a-z]{3})$/;

const months = [
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
];

/** What spreadsheets write for a yes or a no, in English and Spanish. */
const truth = /^(?:TRUE|FALSE|VERDADERO|FALSO)$/;

/** What is wrong with words of which a spreadsheet has made a date or a value of its own; undefined when it has not. */
export const damagedCell = (text: string): string | undefined => {
  if (truth.test(text))
    return `"${text}" is how a spreadsheet says yes or no. Write the words that are meant.`;
  const [, number = '', name = ''] = day.exec(text) ?? [];
  const month = 1 + Math.max(...months.map((names) => names.indexOf(name)));
  return month === 0
    ? undefined
    : `"${text}" is a date that a spreadsheet has made, perhaps of ${month}–${number} or ${number}/${month}. Write what is meant; a date is better written out.`;
};

/** What spreadsheets write in the place of a value that they could not work out, in English and Spanish. */
const formulaError =
  /(?<![\p{L}\p{N}/])#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|¿NOMBRE\?|¡(?:REF|VALOR|DIV\/0|NUM|NULO)!|N\/D)(?![\p{L}\p{N}])/u;

const errorIn = (text: string): string | undefined =>
  text.includes('#') ? formulaError.exec(text)?.[0] : undefined;

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
