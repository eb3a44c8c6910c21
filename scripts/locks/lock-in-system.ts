import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '../cli/usage-error.ts';
import { LockedError } from './locked-error.ts';

/** For so many milliseconds a lock is tried: who only asks whether it is free has it for a moment, and a note is written. */
const patience = 50;

/** Codes of SQLite: https://www.sqlite.org/rescode.html */
const busy = 5;
const noDatabase = 26;

const refusal = (error: { errcode?: number; message: string }, file: string): UsageError => {
  const code = (error.errcode ?? 0) % 256;
  if (code === busy) return new LockedError(file);
  return new UsageError(
    code === noDatabase
      ? `${file} is no lock of ours. Delete it when nothing else is at work there.`
      : `${file} cannot be locked (${error.message}). Use a folder on another disk.`,
  );
};

/**
 * Locks a file as a database without contents, and returns what holds the lock: the system itself gives it back when this
 * process ends, however it does. Throws a LockedError, or a UsageError for a file that is no lock.
 */
export const lockInSystem = (file: string): DatabaseSync => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patience });
    database.exec('pragma journal_mode = memory; begin immediate');
    return database;
  } catch (error) {
    database?.close();
    throw refusal(error as Error, file);
  }
};
