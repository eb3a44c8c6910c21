import { parseMoment } from '../../src/engine/core/publication/parse-moment.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { UsageError } from './usage-error.ts';

type Values = { now?: string | undefined; drafts?: boolean | undefined };

/**
 * The clock for `--now` and `--drafts`; without `--now` it goes on, for commands that do their work again and again.
 * Throws a UsageError if `--now` is no moment.
 */
export const clockOf = ({ now, drafts = false }: Values): (() => Clock) => {
  if (now === undefined) return () => ({ now: Date.now(), drafts });
  const moment = parseMoment(now);
  if (moment !== undefined) return () => ({ now: moment, drafts });
  throw new UsageError(
    `--now "${now}" is no moment. Write date, time and offset from UTC, such as --now 2026-12-01T09:00:00+01:00.`,
  );
};
