import type { Db } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { within } from '../within.ts';

/** SQLSTATEs that say that a value does not fit: the caller's fault, which trying again does not mend. */
const unfit = new Set(['22001', '22021', '22P02', '22P05', '23502', '23514']);

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{2,40}$/.test(code) ? code : 'unknown';
};

const longestQuery = 8000;

const unanswered = (): never => {
  throw Object.assign(new Error('No answer'), { code: 'timeout' });
};

/** The database whose failures are answers: none of its texts reaches the caller or the log, only its code. */
export const guardedDb = (db: Db, onFailure: (code: string) => void): Db => ({
  query: async <Row>(text: string, params?: readonly unknown[]) => {
    try {
      return await within(db.query<Row>(text, params), longestQuery, unanswered);
    } catch (error) {
      const code = codeOf(error);
      onFailure(code);
      if (unfit.has(code)) throw new Refusal('validation_failed');
      throw new Refusal('temporarily_unavailable', { headers: { 'retry-after': '5' } });
    }
  },
});
