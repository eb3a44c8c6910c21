import { UsageError } from '../../cli/usage-error.ts';
import { writeCsv } from '../../csv/write-csv.ts';

/** Rows of any list. */
type Rows = readonly Record<string, unknown>[];

/** How a list is written. */
type Format = 'table' | 'json' | 'csv';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const columnsOf = (rows: Rows): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Comma-separated values for spreadsheets. */
const formatCsv = (rows: Rows): string => {
  const columns = columnsOf(rows);
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))]);
};

const widest = 40;

/** One line that cannot steer a terminal. */
const shown = (value: unknown): string => {
  const text = textOf(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const points = [...text];
  return points.length > widest ? `${points.slice(0, widest - 1).join('')}…` : text;
};

const padded = (text: string, width: number) => text + ' '.repeat(width - [...text].length);

/** A table for a terminal, of the columns that hold anything. */
const formatTable = (rows: Rows): string => {
  const columns = columnsOf(rows).filter((column) => rows.some((row) => shown(row[column]) !== ''));
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, index) =>
    lines.reduce((width, line) => Math.max(width, [...(line[index] ?? '')].length), 0),
  );
  return lines
    .map((line) =>
      line
        .map((text, index) => padded(text, widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
};

const writers: Record<Format, (rows: Rows) => string> = {
  table: formatTable,
  csv: formatCsv,
  json: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
};

/** Writes rows in a format. */
export const formatRows = (rows: Rows, format: Format): string => writers[format](rows);

/** A format by its name. Throws a UsageError for what is none. */
export const formatOf = (name: string): Format => {
  if (Object.hasOwn(writers, name)) return name as Format;
  throw new UsageError(`"${name}" is no format. The formats are ${Object.keys(writers).join(', ')}.`);
};
