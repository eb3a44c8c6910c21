import type { Journal } from './journal.ts';
import type { JournalEntry, JournalLine } from './journal-lines.ts';

/** Who and what must not be in the journal any more. */
type Forgotten = { ids: string[]; email?: string; mailKeys?: string[] };

const emailOf = ({ payload }: JournalEntry): string | undefined => {
  const email = payload.email ?? (payload.fields as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.toLowerCase() : undefined;
};

const changeFor = ({ ids, email, mailKeys = [] }: Forgotten) => {
  const people = new Set<unknown>(ids);
  const keys = new Set<unknown>(mailKeys);
  return (line: JournalLine): JournalEntry | undefined => {
    const { id, subscriberId, mail } = line.payload;
    if (people.has(id) || people.has(subscriberId)) return undefined;
    if (email && emailOf(line) === email.toLowerCase()) return undefined;
    if (!Array.isArray(mail) || !mail.some(({ dedupeKey }) => keys.has(dedupeKey))) return line;
    const kept = mail.filter(({ dedupeKey }) => !keys.has(dedupeKey));
    return { ...line, payload: { ...line.payload, mail: kept } };
  };
};

/** Takes what was erased or outlived its time out of the journal too, so that a rebuilt database has none of it. */
export const forget = async (journal: Journal, forgotten: Forgotten): Promise<void> => {
  const { ids, email, mailKeys = [] } = forgotten;
  if (ids.length > 0 || email || mailKeys.length > 0) await journal.rewrite(changeFor(forgotten));
};
