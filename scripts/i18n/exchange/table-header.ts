import { isTextVersion } from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import { ExchangeFault, placeAt } from './exchange.ts';

/** A cell of a table, with its place in the file. */
export type TableCell = { text: string; line: number; column: number };

/** The cells of a line that is not empty. */
export type TableRow = [first: TableCell, ...others: TableCell[]];

/** Which columns hold the texts: the default language's, and the one other language's. */
export type Languages = { source: string; targets: string[] };

/** The two languages of one table. */
export type SentLanguages = { source: string; target: string };

/** The names of the columns, and where each stands. */
export type TableHeader = { at: (name: string) => number; names: string[] };

/** The line before all others that tells a spreadsheet which sign is between the cells. */
export const separatorLine = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

const separators = [',', ';', '\t', '|'];

/** Spreadsheets use the separator of their country: it is the sign behind the first word. */
export const separatorOf = (text: string): string => {
  const sign = /^"?\w+"?(.)/.exec(text)?.[1] ?? ',';
  return separators.includes(sign) ? sign : ',';
};

/** The names of the columns in the order in which they are exported. */
export const columnNames = ({ source, target }: SentLanguages): string[] => [
  'key',
  'state',
  'notes',
  source,
  target,
  'version',
];

const listedNames = ({ source, targets }: Languages): string =>
  columnNames({ source, target: targets.join(' or ') }).join(', ');

const cellsOf = (line: string): string[] =>
  line.split(/[,;\t|]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

const hasNames = (line: string): boolean => {
  const names = cellsOf(line.toLowerCase());
  return names.includes('key') && names.includes('version');
};

const withoutNames = (first: string, languages: Languages): string => {
  const kind = 'This is neither XLIFF nor an exported table';
  return cellsOf(first).some(isTextVersion)
    ? `${kind}: the line with the names of its columns is gone. Put it above the texts again: ${listedNames(languages)}.`
    : `${kind}: the first line of one names its columns. Write them as they were exported: ${listedNames(languages)}.`;
};

/** Throws an ExchangeFault for a table whose first line does not name the columns. */
export const demandHeader = (text: string, languages: Languages): void => {
  const [hint = ''] = separatorLine.exec(text) ?? [];
  const lines = text.slice(hint.length).split(/\r\n|\r|\n/);
  const [first = ''] = lines;
  const at = lines.findIndex(hasNames);
  if (at > 0)
    throw new ExchangeFault(
      `The names of the columns stand ${at === 1 ? 'in the second line' : `below ${at} other lines`}, and not in the first. Remove what stands above them.`,
      placeAt(text, hint.length),
    );
  if (!/\b(key|version)\b/i.test(first))
    throw new ExchangeFault(withoutNames(first, languages), placeAt(text, hint.length));
};

/** The columns of a table by the cells of its first line. */
export const columnsOf = (header: TableRow | undefined, text: string, languages: Languages): TableHeader => {
  const names = header?.map((cell) => cell.text.trim()) ?? [];
  const at = (name: string) => {
    const index = names.indexOf(name);
    if (index !== -1) return index;
    const capital = names.find((other) => other.toLowerCase() === name.toLowerCase());
    throw new ExchangeFault(
      capital === undefined
        ? `The first line has no column "${name}". Keep the names of the columns as they were exported: ${listedNames(languages)}.`
        : `The column "${name}" is called "${capital}" here: only the capitals differ. Write "${name}" again.`,
      placeAt(text, 0),
    );
  };
  return { at, names };
};
