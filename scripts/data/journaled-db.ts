import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { forget } from './forget.ts';
import type { Journal } from './journal.ts';
import type { JournalEntry } from './journal-lines.ts';
import { type Call, type Recorded, recordedCall } from './recorded-calls.ts';
import { readReader } from './restore-reader.ts';

const call = /^select site\.(\w+)\(\$1::text::jsonb\)/;

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
const entryOf = async (db: Db, { entry, reader }: Recorded): Promise<JournalEntry> => {
  const row = reader && (await readReader(db, reader));
  return row ? { ...entry, payload: { ...entry.payload, reader: row } } : entry;
};

type Options = { db: Db; journal: Journal; now: () => Date; written: () => void };

/**
 * A database whose accepted calls are in the journal before their answer is given. A repeated call is written too
 * unless this process wrote the first: a crash may have come between the database and the journal.
 */
export const journaledDb = ({ db, journal, now, written }: Options): Db => {
  const marks = createMarks();

  const record = async (made: Call): Promise<void> => {
    const recorded = recordedCall(made);
    if (!recorded || (recorded.repeated && marks.has(recorded.mark))) return;
    await journal.append(await entryOf(db, recorded));
    marks.add(recorded.mark);
    written();
  };

  const follow = async (made: Call): Promise<void> => {
    if (made.name !== 'data_erase' && made.name !== 'retention') return record(made);
    const { ids, mailKeys } = made.result as { ids: string[]; mailKeys?: string[] };
    const { email } = made.input as { email?: string };
    await forget(journal, { ids, ...(email && { email }), ...(mailKeys && { mailKeys }) });
  };

  return {
    query: async <Row>(text: string, params: readonly unknown[] = []) => {
      const at = now();
      const rows = await db.query<Row>(text, params);
      const name = call.exec(text)?.[1];
      const [row] = rows as { result?: Record<string, unknown> }[];
      if (name && row?.result) {
        await follow({ name, input: JSON.parse(String(params[0])), result: row.result, at });
      }
      return rows;
    },
  };
};
