import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import { unguarded } from '../../csv/guard-cell.ts';
import {
  ExchangeFault,
  lostTargets,
  placeAt,
  type Returned,
  type ReturnedText,
  sentRecord,
  sentStates,
} from './exchange.ts';
import {
  columnNames,
  columnsOf,
  demandHeader,
  type Languages,
  type SentLanguages,
  separatorLine,
  separatorOf,
  type TableCell,
  type TableHeader,
  type TableRow,
} from './table-header.ts';

/** What the byte order mark becomes where a program has lost the letters: they are told, and not the name of a column. */
const lostMark = /^(?:ï»¿|\?{1,3})(?="?\w)/;

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

type ReadCell = { cell: string; end: number; endsRow: boolean };

const readCell = (text: string, at: number, separator: string): ReadCell => {
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

/** Tells lines and columns of places that follow each other, without looking at a text twice. */
const createCounter = (text: string) => {
  let [line, lineStart, seen] = [1, 0, 0];
  return (at: number): { line: number; column: number } => {
    for (const { index, 0: end } of text.slice(seen, at).matchAll(/\r\n|\r|\n/g)) {
      line += 1;
      lineStart = seen + index + end.length;
    }
    seen = at;
    return { line, column: at - lineStart + 1 };
  };
};

/**
 * The rows of comma-separated values (RFC 4180), with the place of each cell. Lines without a text are passed over, also
 * those that a spreadsheet has left at the end as separators alone.
 */
const readRows = (text: string): TableRow[] => {
  const [hint = '', sign] = separatorLine.exec(text) ?? [];
  const separator = sign ?? separatorOf(text);
  const placeOf = createCounter(text);
  const rows: TableRow[] = [];
  let cells: TableCell[] = [];
  let at = hint.length;
  while (at < text.length || cells.length > 0) {
    const { cell, end, endsRow } = readCell(text, at, separator);
    cells.push({ text: cell, ...placeOf(at) });
    at = end;
    if (!endsRow) continue;
    const [first, ...others] = cells;
    if (first && cells.some(({ text }) => text.trim() !== '')) rows.push([first, ...others]);
    cells = [];
  }
  return rows;
};

/** Words by which a translator may mark a text as done. */
const doneWords = new Set(['translated', 'reviewed', 'final', 'done', 'ok']);

/** What a cell of the column "state" says: nobody knows what a word of another language means. */
const stateOf = (word: string): Pick<ReturnedText, 'done' | 'strangeState'> => {
  const state = word.toLowerCase();
  const isKnown = state === '' || doneWords.has(state) || sentStates.has(state);
  return { done: doneWords.has(state), ...(isKnown ? {} : { strangeState: word }) };
};

/** A comma of a text that stands in no quotation marks parts it: the rest would be taken for another column's. */
const demandColumns = (rows: TableRow[], columns: number): void => {
  const torn = rows.find((cells) => cells.slice(columns).some(({ text }) => text !== ''));
  if (torn)
    throw new ExchangeFault(
      `This line has ${torn.length} cells, and the first line ${columns}. A text with the sign between the cells in it stands in quotation marks as a whole.`,
      torn[0],
    );
};

/** Programs write line breaks in their own way. A text that came back as it was sent keeps those that it has. */
const asSent = (text: string, hash: string | undefined): string =>
  textHash(text) === hash ? text : text.replaceAll(/\r\n?/g, '\n');

const partsOf = (notes: string): string[] => notes.split(/[;,]\s*/).filter((note) => note !== '');

/** Words in columns that were not exported. */
const wordsBeside = (row: TableRow, { names }: TableHeader, languages: SentLanguages): string[] => {
  const sent = columnNames(languages);
  return row
    .filter(({ text }, index) => text.trim() !== '' && !sent.includes(names[index] ?? ''))
    .map(({ text }) => text.trim());
};

const textOf = (row: TableRow, header: TableHeader, languages: SentLanguages): ReturnedText => {
  const { at, names } = header;
  const cell = (name: string) => unguarded(row[at(name)]?.text ?? '');
  const { line, column } = row[at(languages.target)] ?? row[0];
  const version = cell('version');
  const sent = sentRecord({ version });
  return {
    key: cell('key'),
    source: asSent(cell(languages.source), sent?.source),
    target: asSent(cell(languages.target), sent?.target),
    ...stateOf(cell('state').trim()),
    ...(version === '' ? {} : { version }),
    // A table may come back without its notes, and a note may list several pages.
    notes: partsOf(row[names.indexOf('notes')]?.text ?? ''),
    remarks: wordsBeside(row, header, languages),
    line,
    column,
  };
};

/** A column that was emptied as a whole is no decision about each of its texts. */
const demandTargets = (texts: ReturnedText[], locale: string): void => {
  const lost = lostTargets(texts);
  const [first] = texts;
  if (lost === 0 || !first) return;
  throw new ExchangeFault(
    `The column "${locale}" is empty in all ${texts.length} rows, and in ${lost} of them it had a translation when this was exported. Ask for the file again.`,
    first,
  );
};

/** Reads comma-separated values as `writeCsv` writes them and spreadsheets save them. Throws an `ExchangeFault`. */
export const readCsv = (returned: string, languages: Languages): Returned => {
  const { source, targets } = languages;
  const text = returned.replace(lostMark, '');
  demandHeader(text, languages);
  const [header, ...rows] = readRows(text);
  const columns = columnsOf(header, text, languages);
  const { at, names } = columns;
  at('key');
  const [target, second] = targets.filter((locale) => names.includes(locale));
  if (target === undefined || second !== undefined)
    throw new ExchangeFault(
      `The first line names the columns; one of them must be the language that was translated into: ${targets.join(' or ')}.`,
      placeAt(text, 0),
    );
  for (const name of ['key', 'state', 'version', source]) at(name);
  demandColumns(rows, names.length);
  if (rows.length === 0)
    throw new ExchangeFault(
      'No text stands below the names of the columns. Ask for the file again.',
      placeAt(text, 0),
    );
  const texts = rows.map((row) => textOf(row, columns, { source, target }));
  demandTargets(texts, target);
  return { source, target, texts, isTable: true, ...placeAt(text, 0) };
};
