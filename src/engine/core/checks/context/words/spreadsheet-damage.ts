/** A long number as spreadsheets write it when its column is narrow: 1.45E+03. */
const shortNumber = /(?<![\p{L}\d.,])\d(?:[.,]\d+)?E\+\d{2,}(?!\d)/u;

/** A day as spreadsheets write it, which they make of 4-8 and 24/7. */
const day = /^(\d{1,2})-([A-Z][a-z]{2})$/;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What is wrong with a number that a spreadsheet has written otherwise; undefined when nothing is. */
export const damagedNumberIn = (text: string): string | undefined => {
  const [found] = text.includes('E+') ? (shortNumber.exec(text) ?? []) : [];
  return found && `"${found}" is how a spreadsheet shortens a number. Write the number that is meant.`;
};

/** What is wrong with a fact that a spreadsheet has made a date of; undefined when it is none. */
export const damagedDate = (text: string): string | undefined => {
  const [, number = '', name = ''] = day.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  return month === 0
    ? undefined
    : `"${text}" is a date that a spreadsheet has made, perhaps of ${month}–${number} or ${number}/${month}. Write what is meant; a date is better written out.`;
};
