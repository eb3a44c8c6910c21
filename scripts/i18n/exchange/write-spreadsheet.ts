import { UsageError } from '../../cli/usage-error.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import type { Sent, SentText } from './exchange.ts';
import { columnNames } from './table-header.ts';

/** Half a sign has no bytes in UTF-8: the file would hold another text. */
const demandWhole = ({ key, source, target }: SentText): void => {
  if (![source, target].some((text) => /\p{Cs}/u.test(text))) return;
  throw new UsageError(
    `"${key}" holds half of a sign (a lone surrogate such as \\ud83d), which a CSV cannot hold. Mend the text, or export xliff.`,
  );
};

/** The texts as a table for spreadsheets (CSV), one text a line. Throws a UsageError for a text that CSV cannot hold. */
export const writeSpreadsheet = ({ source, target, texts }: Sent): string => {
  texts.forEach(demandWhole);
  const rows = texts.map((text) => [
    text.key,
    text.state,
    text.notes.map((note) => note.text).join('; '),
    text.source,
    text.target,
    text.version,
  ]);
  return writeCsv([columnNames({ source, target }), ...rows]);
};
