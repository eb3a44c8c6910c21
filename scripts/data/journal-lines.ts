import { hash } from 'node:crypto';

/** What was accepted: the SQL function, the moment, and what it was called with. */
export type JournalEntry = { op: string; at: string; payload: Record<string, unknown> };

/** An entry in the journal, numbered through all days. */
export type JournalLine = JournalEntry & { v: 1; seq: number; sha: string };

const shaOf = ({ op, at, payload }: JournalEntry, seq: number): string =>
  hash('sha256', JSON.stringify([seq, op, at, payload])).slice(0, 32);

/** One line of text, with its line end. */
export const formatLine = (entry: JournalEntry, seq: number): string =>
  `${JSON.stringify({ v: 1, seq, op: entry.op, at: entry.at, payload: entry.payload, sha: shaOf(entry, seq) })}\n`;

const parse = (text: string): JournalLine | undefined => {
  try {
    const line = JSON.parse(text) as JournalLine;
    return line.v === 1 && line.sha === shaOf(line, line.seq) ? line : undefined;
  } catch {
    return undefined;
  }
};

/** The lines of one file. What was not written to its end, or was damaged, is counted and left out. */
export const parseLines = (text: string): { lines: JournalLine[]; damaged: number } => {
  const parts = text.split('\n').filter((part) => part !== '');
  const lines = parts.map(parse).filter((line) => line !== undefined);
  return { lines, damaged: parts.length - lines.length };
};
