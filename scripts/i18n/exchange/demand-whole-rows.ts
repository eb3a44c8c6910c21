import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { ExchangeFault, type Returned, type ReturnedText, sentRecord } from './exchange.ts';

/** What each column of a row says of the text that was sent: the three are the same hash. */
type Sources = { text: ReturnedText; key: string; version: string; source: string };

const sourcesIn = (texts: ReturnedText[], translations: ReadonlyMap<string, Translation>): Sources[] =>
  texts.flatMap((text) => {
    const [translation, sent] = [translations.get(text.key), sentRecord(text)];
    return translation && sent
      ? [{ text, key: translation.now.source, version: sent.source, source: textHash(text.source) }]
      : [];
  });

const columns = ['key', 'version', 'source'] as const;

/** Two rows may have been exchanged here since they were sent, or by hand: each is told by itself. */
const fewestMoved = 3;

/** Rows in which one column says what another row is about, while the others agree. */
const movedIn = (rows: Sources[], column: (typeof columns)[number]): Sources[] => {
  const [one = column, other = column] = columns.filter((name) => name !== column);
  const known = new Set(rows.map((row) => row[one]));
  // What has changed here since, or was mended in the file, belongs to no other row.
  return rows.filter((row) => row[one] === row[other] && row[column] !== row[one] && known.has(row[column]));
};

/** Throws an ExchangeFault for a table in which the keys, versions or sources were moved to other rows by themselves. */
export const demandWholeRows = (
  { texts, source }: Returned,
  translations: ReadonlyMap<string, Translation>,
): void => {
  const rows = sourcesIn(texts, translations);
  for (const column of columns) {
    const moved = movedIn(rows, column);
    const [first] = moved;
    if (!first || moved.length < fewestMoved) continue;
    const name = column === 'source' ? source : column;
    throw new ExchangeFault(
      `The column "${name}" was sorted or shifted by itself: in ${moved.length} rows it belongs to another text. Take that back in the file, or export the texts anew.`,
      first.text,
    );
  }
};
