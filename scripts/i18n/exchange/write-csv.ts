import { UsageError } from '../../cli/usage-error.ts';
import type { Sent, SentText } from './exchange.ts';
import { guarded } from './guard-cell.ts';

const cell = (text: string): string => {
  const safe = guarded(text);
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Half a sign has no bytes in UTF-8: the file would hold another text. */
const demandWhole = ({ key, source, target }: SentText): void => {
  if (![source, target].some((text) => /\p{Cs}/u.test(text))) return;
  throw new UsageError(
    `"${key}" holds half of a sign (a lone surrogate such as \\ud83d), which a CSV cannot hold. Mend the text, or export xliff.`,
  );
};

/**
 * The texts as comma-separated values for spreadsheets: UTF-8 with the mark that Excel needs, one text a line, and
 * nothing that a spreadsheet would run as a formula.
 */
export const writeCsv = ({ source, target, texts }: Sent): string => {
  texts.forEach(demandWhole);
  const header = ['key', 'state', 'notes', source, target, 'version'];
  const rows = texts.map((text) => [
    text.key,
    text.state,
    text.notes.map((note) => note.text).join('; '),
    text.source,
    text.target,
    text.version,
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
};
