import type { Db, LogLine } from '../../supabase/functions/_shared/deps.ts';
import { callSite } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import type { Journal } from './journal.ts';
import type { JournalLine } from './journal-lines.ts';
import { type ReaderRow, restoreReader } from './restore-reader.ts';

/** What the mark says: everything up to this line of the journal is in the database, on the disk. */
export const readMark = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ seq: string }>('select seq::text from site_meta.journal_mark');
  return Number(row?.seq ?? 0);
};

/** Notes up to which line of the journal the database has everything. */
export const writeMark = async (db: Db, seq: number): Promise<void> => {
  await db.query(
    `insert into site_meta.journal_mark (seq) values ($1::text::bigint)
     on conflict (only_row) do update set seq = excluded.seq`,
    [String(seq)],
  );
};

const replayLine = async (db: Db, { op, at, payload }: JournalLine): Promise<void> => {
  const { reader, ...input } = payload;
  await callSite(db, op, { ...input, limits: [], mailLimit: null, now: at });
  if (reader) await restoreReader(db, reader as ReaderRow, input.mail);
};

type Options = { db: Db; journal: Journal; log: (line: LogLine) => void };

/** Calls the same functions again for every line after `mark`; what the database has already stays as it is. */
export const replay = async ({ db, journal, log }: Options, mark: number): Promise<number> => {
  let replayed = 0;
  for (const { lines, damaged } of journal.read(mark)) {
    if (damaged > 0) log({ level: 'warn', event: 'journal_damaged_lines', lines: damaged });
    for (const line of lines) {
      try {
        await replayLine(db, line);
        replayed += 1;
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        log({
          level: 'error',
          event: 'journal_line_refused',
          seq: line.seq,
          code: String(code ?? 'unknown'),
        });
      }
    }
  }
  return replayed;
};
