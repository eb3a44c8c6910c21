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

type Cell = { text: string; line: number; column: number };

type Row = [first: Cell, ...others: Cell[]];

/** The line before all others that tells a spreadsheet which sign is between the cells. */
const separatorLine = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

/** What the byte order mark becomes where a program has lost the letters: they are told, and not the name of a column. */
const lostMark = /^(?:ï»¿|\?{1,3})(?="?\w)/;

const separators = [',', ';', '\t'];

/** Spreadsheets use the separator of their country: it is the sign behind the first word. */
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
const readRows = (text: string): Row[] => {
  const [hint = '', sign] = separatorLine.exec(text) ?? [];
  const separator = sign ?? separatorOf(text);
  const placeOf = createCounter(text);
  const rows: Row[] = [];
  let cells: Cell[] = [];
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

/** The names of the columns, and where each stands. */
type Header = { at: (name: string) => number; names: string[] };

const columnsOf = (header: Row | undefined, text: string): Header => {
  const names = header?.map((cell) => cell.text.trim()) ?? [];
  const at = (name: string) => {
    const index = names.indexOf(name);
    if (index !== -1) return index;
    const capital = names.find((other) => other.toLowerCase() === name.toLowerCase());
    if (capital !== undefined)
      throw new ExchangeFault(
        `The column "${name}" is called "${capital}" here: only the capitals differ. Write "${name}" again.`,
        placeAt(text, 0),
      );
    throw new ExchangeFault(
      `The first line has no column "${name}". Keep the line of names as it was exported.`,
      placeAt(text, 0),
    );
  };
  return { at, names };
};

/** A comma of a text that stands in no quotation marks parts it: the rest would be taken for another column's. */
const demandColumns = (rows: Row[], columns: number): void => {
  const torn = rows.find((cells) => cells.slice(columns).some(({ text }) => text !== ''));
  if (torn)
    throw new ExchangeFault(
      `This line has ${torn.length} cells, and the first line ${columns}. A text with the sign between the cells in it stands in quotation marks as a whole.`,
      torn[0],
    );
};

/** Which columns hold the texts: the default language's, and the one other language's. */
export type Languages = { source: string; targets: string[] };

/** Programs write line breaks in their own way. A text that came back as it was sent keeps those that it has. */
const asSent = (text: string, hash: string | undefined): string =>
  textHash(text) === hash ? text : text.replaceAll(/\r\n?/g, '\n');

/** A table may come back without its notes, and a note may list several pages. */
const notesOf = (row: Row, names: string[]): string[] =>
  (row[names.indexOf('notes')]?.text ?? '').split(/[;,]\s*/).filter((note) => note !== '');

const textOf = (
  row: Row,
  { at, names }: Header,
  languages: { source: string; target: string },
): ReturnedText => {
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
    notes: notesOf(row, names),
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
export const readCsv = (returned: string, { source, targets }: Languages): Returned => {
  const text = returned.replace(lostMark, '');
  if (!/^.*\b(key|version)\b/i.test(text.replace(separatorLine, '')))
    throw new ExchangeFault(
      'This is neither XLIFF nor an exported table, whose first line names the columns: key, state, …',
      placeAt(text, 0),
    );
  const [header, ...rows] = readRows(text);
  const columns = columnsOf(header, text);
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
  const texts = rows.map((row) => textOf(row, columns, { source, target }));
  demandTargets(texts, target);
  return { source, target, texts, ...placeAt(text, 0) };
};
