import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceDurably, syncPath } from './durable-files.ts';
import type { Journal } from './journal.ts';
import type { JournalEntry, JournalLine } from './journal-lines.ts';

/** Who and what must not be in the journal any more. */
export type Forgotten = { ids: string[]; email?: string; mailKeys?: string[] };

/** Lines that came later are of somebody who came back. */
type Note = Forgotten & { upTo: number };

const emailsOf = ({ payload }: JournalEntry): unknown[] =>
  [payload, payload.fields, payload.reader].map((part) => {
    const { email } = (part ?? {}) as { email?: unknown };
    return typeof email === 'string' ? email.toLowerCase() : undefined;
  });

/** What becomes of a line: nothing, a line without some of its mails, or the same line. */
const changeFor = ({ ids, email, mailKeys = [], upTo }: Note) => {
  const people = new Set<unknown>(ids);
  const keys = new Set<unknown>(mailKeys);
  return (line: JournalLine): JournalLine | undefined => {
    if (line.seq > upTo) return line;
    const { id, subscriberId, mail } = line.payload;
    if (people.has(id) || people.has(subscriberId)) return undefined;
    if (email && emailsOf(line).includes(email.toLowerCase())) return undefined;
    if (!Array.isArray(mail) || !mail.some(({ dedupeKey }) => keys.has(dedupeKey))) return line;
    const kept = mail.filter(({ dedupeKey }) => !keys.has(dedupeKey));
    return { ...line, payload: { ...line.payload, mail: kept } };
  };
};

const fileOf = ({ folder }: Journal): string => path.join(folder, 'to-forget.json');

const readNotes = (journal: Journal): Note[] => {
  const file = fileOf(journal);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note[]) : [];
};

/** Notes on the disk what is to be forgotten of the lines so far: a crash may come before it is done. */
export const noteForgotten = async (journal: Journal, forgotten: Forgotten): Promise<void> => {
  const { ids, email, mailKeys = [] } = forgotten;
  if (ids.length === 0 && !email && mailKeys.length === 0) return;
  const notes = [...readNotes(journal), { ...forgotten, upTo: journal.seq }];
  await replaceDurably(fileOf(journal), JSON.stringify(notes));
};

/**
 * Takes everything that was noted as erased or as having outlived its time out of the journal, so that a rebuilt
 * database has none of it. Returns whether anything was.
 */
export const forgetNoted = async (journal: Journal): Promise<boolean> => {
  const changes = readNotes(journal).map(changeFor);
  if (changes.length === 0) return false;
  await journal.rewrite((line) =>
    changes.reduce<JournalLine | undefined>((left, change) => left && change(left), line),
  );
  rmSync(fileOf(journal));
  await syncPath(journal.folder);
  return true;
};
