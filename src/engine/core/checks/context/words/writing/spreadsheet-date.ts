import { onDemand } from '../../../../memory/on-demand.ts';
import { spreadsheetLanguages } from './spreadsheet-words.ts';

const firstDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));

const namesOf = (language: string, length: 'long' | 'short'): string[] => {
  const { format } = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
  return firstDays.map((day) => format(day).toLowerCase());
};

/** Spreadsheets write a short name without its full stop, or the first three letters of the whole one. */
const shortNames = (language: string): string[][] => [
  namesOf(language, 'short').map((name) => name.replace(/\.$/, '')),
  namesOf(language, 'long').map((name) => name.slice(0, 3)),
];

/** The number of each month by its short names. German spreadsheets alone shorten March to Mrz. */
const months = onDemand((): ReadonlyMap<string, number> => {
  const named = spreadsheetLanguages
    .flatMap(shortNames)
    .flatMap((names) => names.map((name, index): [string, number] => [name, index + 1]));
  return new Map([...named, ['mrz', 3]]);
});

/** A day or a month as spreadsheets write it, which they make of 4-8 and 24/7. Nobody writes "MAY-12" for a date. */
const hyphened =
  /^(?<day>\d{1,2})-(?<name>\p{L}\p{Ll}{2,4})\.?$|^(?<first>\p{L}\p{Ll}{2,4})\.?-(?<year>\d\d)$/u;

/** The same in German, where people write dates so as well. */
const spaced = /^(?<day>\d{1,2})\. ?(?<name>\p{L}{3,4})\.?$|^(?<first>\p{L}{3,4})\.? (?<year>\d\d)$/u;

const dateOf = (text: string, pattern: RegExp): string | undefined => {
  const { day, name, first = name, year = day } = pattern.exec(text)?.groups ?? {};
  const month = first === undefined ? undefined : months().get(first.toLowerCase());
  return month === undefined
    ? undefined
    : `"${text}" is a date that a spreadsheet has made, perhaps of ${month}–${year} or ${year}/${month}. Write what is meant; a date is better written out.`;
};

/** What is wrong with a text that is a date as only spreadsheets write it: 12-may, mai-12. */
export const spreadsheetDate = (text: string): string | undefined => dateOf(text, hyphened);

const namesMonth = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => months().has(word.slice(0, 3).toLowerCase()));

/** The same for a translation: "12. Mai" is right where its source names a month, too. */
export const translatedDate = (source: string, target: string): string | undefined => {
  const told = dateOf(target, spaced);
  return told !== undefined && namesMonth(source) ? undefined : told;
};
