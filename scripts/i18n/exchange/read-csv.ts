import { ExchangeFault, placeAt, type Returned, type ReturnedText } from './exchange.ts';
import { unguarded } from './guard-cell.ts';

type Row = { cells: string[]; line: number };

/** The line before all others that tells a spreadsheet which sign is between the cells. */
const separatorLine = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

const separators = [',', ';', '\t'];

/** Spreadsheets write what is usual in their country: the sign behind the first word is the one. */
const separatorOf = (text: string): string => {
  const sign = /^"?\w+"?(.)/.exec(text)?.[1] ?? ',';
  return separators.includes(sign) ? sign : ',';
};

const quotedCell = (text: string, start: number): { cell: string; end: number } => {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) throw new ExchangeFault('This " is not closed.', placeAt(text, start));
    if (text[quote + 1] !== '"')
      return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    end = quote + 2;
  }
};

const plainCell = (text: string, start: number, separator: string): { cell: string; end: number } => {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  const cell = text.slice(start, end);
  const quote = cell.indexOf('"');
  if (quote !== -1)
    throw new ExchangeFault(
      'A cell with a " stands in quotation marks as a whole, and the " in it is doubled.',
      placeAt(text, start + quote),
    );
  return { cell, end };
};

type Cell = { cell: string; end: number; endsRow: boolean };

const readCell = (text: string, at: number, separator: string): Cell => {
  const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
  const next = text[end];
  if (next === separator) return { cell, end: end + 1, endsRow: false };
  if (next === undefined || next === '\n') return { cell, end: end + 1, endsRow: true };
  if (next === '\r') return { cell, end: text[end + 1] === '\n' ? end + 2 : end + 1, endsRow: true };
  throw new ExchangeFault(
    'Behind the closing " of a cell, the next cell or line begins.',
    placeAt(text, end),
  );
};

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The rows of comma-separated values (RFC 4180), with the line where each begins; empty lines are passed over. */
const readRows = (text: string): Row[] => {
  const [hint = '', sign] = separatorLine.exec(text) ?? [];
  const separator = sign ?? separatorOf(text);
  const rows: Row[] = [];
  let row: Row = { cells: [], line: 1 + lineBreaks(hint) };
  let start = hint.length;
  let at = start;
  while (at < text.length || row.cells.length > 0) {
    const { cell, end, endsRow } = readCell(text, at, separator);
    row.cells.push(cell);
    at = end;
    if (!endsRow) continue;
    if (row.cells.length > 1 || cell !== '') rows.push(row);
    row = { cells: [], line: row.line + lineBreaks(text.slice(start, at)) };
    start = at;
  }
  return rows;
};

/** What a translator may write when a text is done. */
const doneWords = new Set(['translated', 'reviewed', 'final', 'done', 'ok']);

type Columns = (name: string) => number;

const columnsOf = (header: Row | undefined, text: string): { at: Columns; names: string[] } => {
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const at = (name: string) => {
    const index = names.indexOf(name);
    if (index !== -1) return index;
    throw new ExchangeFault(
      `The first line has no column "${name}". Keep the line of names as it was exported.`,
      placeAt(text, 0),
    );
  };
  return { at, names };
};

/** A comma of a text that stands in no quotation marks parts it: the rest would be taken for another column's. */
const demandColumns = (rows: Row[], columns: number): void => {
  const torn = rows.find(({ cells }) => cells.slice(columns).some((cell) => cell !== ''));
  if (torn)
    throw new ExchangeFault(
      `This line has ${torn.cells.length} cells, and the first line ${columns}. A text with the sign between the cells in it stands in quotation marks as a whole.`,
      { line: torn.line, column: 1 },
    );
};

/** Which columns hold the texts: the default language's, and the one other language's. */
export type Languages = { source: string; targets: string[] };

const textOf = (row: Row, at: Columns, languages: { source: string; target: string }): ReturnedText => {
  const cell = (name: string) => unguarded(row.cells[at(name)] ?? '');
  const version = cell('version');
  return {
    key: cell('key'),
    source: cell(languages.source),
    target: cell(languages.target),
    done: doneWords.has(cell('state').trim().toLowerCase()),
    ...(version === '' ? {} : { version }),
    line: row.line,
  };
};

/** Reads comma-separated values as `writeCsv` writes them and spreadsheets save them. Throws an `ExchangeFault`. */
export const readCsv = (text: string, { source, targets }: Languages): Returned => {
  if (!/^.*\b(key|version)\b/.test(text.replace(separatorLine, '')))
    throw new ExchangeFault(
      'This is neither XLIFF nor an exported table, whose first line names the columns: key, state, …',
      placeAt(text, 0),
    );
  const [header, ...rows] = readRows(text);
  const { at, names } = columnsOf(header, text);
  const [target, second] = targets.filter((locale) => names.includes(locale));
  if (target === undefined || second !== undefined)
    throw new ExchangeFault(
      `The first line names the columns; one of them must be the language that was translated into: ${targets.join(' or ')}.`,
      placeAt(text, 0),
    );
  for (const name of ['key', 'state', 'version', source]) at(name);
  demandColumns(rows, names.length);
  return { source, target, texts: rows.map((row) => textOf(row, at, { source, target })) };
};
