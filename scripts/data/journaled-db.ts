import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { createTurns } from '../threads/turns.ts';
import type { Store } from './database.ts';
import { forgetNoted, noteForgotten } from './forget.ts';
import type { Journal } from './journal.ts';
import type { JournalEntry } from './journal-lines.ts';
import { type AnsweredCall, type Recorded, recordedCall } from './recorded-call.ts';
import { readReader } from './restore-reader.ts';
import { type SiteCall, siteCallOf } from './site-call-of.ts';

/** How many changes are remembered as written, to know repeats of them. */
const remembered = 20_000;

/** What is known to be in the journal. */
const createMarks = () => {
  const marks = new Set<string>();
  return {
    has: (mark: string) => marks.has(mark),
    add: (mark: string) => {
      marks.add(mark);
      if (marks.size > remembered)
        for (const oldest of [...marks].slice(0, remembered / 2)) marks.delete(oldest);
    },
  };
};

/** Of a call about a reader also what the reader is now: the calls before may not be in the journal. */
const entryOf = async (db: Db, { entry, reader }: Recorded): Promise<JournalEntry | undefined> => {
  if (!reader) return entry;
  const row = await readReader(db, reader);
  return row && { ...entry, payload: { ...entry.payload, reader: row } };
};

/** The calls that take something out of the journal, as they answer. */
type Removed = { ids: string[]; mailKeys?: string[] };
const removing = new Set(['data_erase', 'retention']);

type Options = {
  store: Store;
  journal: Journal;
  now: () => Date;
  /** Hears of each line that was written. */
  written: () => void;
  /** Brings the database to the disk. */
  settle: () => Promise<void>;
};

/**
 * A database whose accepted calls are in the journal before their answer is given. A repeated call is written too
 * unless this process wrote the first: a crash may have come between the database and the journal.
 */
export const journaledDb = ({ store, journal, now, written, settle }: Options): Db => {
  const marks = createMarks();
  const turns = createTurns();

  const record = async (made: AnsweredCall): Promise<void> => {
    const recorded = recordedCall(made);
    if (!recorded || (recorded.repeated && marks.has(recorded.mark))) return;
    const entry = await entryOf(store.db, recorded);
    if (!entry) return;
    await journal.append(entry);
    marks.add(recorded.mark);
    written();
  };

  const add = async <Row>(query: () => Promise<Row[]>, call: SiteCall | undefined): Promise<Row[]> => {
    const at = now();
    const rows = await query();
    const [row] = rows as { result?: Record<string, unknown> }[];
    if (call && row?.result) await record({ ...call, result: row.result, at });
    return rows;
  };

  /** What goes is noted before the database lets go of it, so that a crash keeps no line of it for ever. */
  const remove = async <Row>(query: (db: Db) => Promise<Row[]>, { input }: SiteCall): Promise<Row[]> => {
    const rows = await store.transaction(async (session) => {
      const rows = await query(session);
      const [row] = rows as { result: Removed }[];
      const { ids = [], mailKeys = [] } = row?.result ?? {};
      await noteForgotten(journal, { ids, mailKeys, ...(input.email ? { email: String(input.email) } : {}) });
      return rows;
    });
    if (await forgetNoted(journal)) await settle();
    return rows;
  };

  return {
    query: <Row>(text: string, params: readonly unknown[] = []) => {
      const call = siteCallOf(text, params);
      const query = (db: Db) => db.query<Row>(text, params);
      // A line of somebody who is being erased must not come after those that are taken out.
      if (call && removing.has(call.name)) return turns.alone(() => remove(query, call));
      return turns.together(() => add(() => query(store.db), call));
    },
  };
};
