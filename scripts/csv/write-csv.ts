import { guarded } from './guard-cell.ts';

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as comma-separated values for spreadsheets (RFC 4180): UTF-8 with the mark that Excel needs, and nothing that a
 * spreadsheet would run as a formula.
 */
export const writeCsv = (rows: string[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
