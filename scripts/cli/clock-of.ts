import {
  lackInWords,
  momentWithoutOffset,
} from '../../src/engine/core/checks/schema-errors/moment-as-written.ts';
import { parseMoment } from '../../src/engine/core/publication/parse-moment.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { UsageError } from './usage-error.ts';

type Values = { now?: string | undefined; drafts?: boolean | undefined };

/** What is wrong with a text that is no moment, and what to write. */
const momentFault = (text: string): string => {
  const moment = momentWithoutOffset(text);
  if (moment === undefined)
    return 'is no moment. Write date, time and offset from UTC, such as --now 2026-12-01T09:00:00+01:00.';
  return `${lackInWords(text)}. Write --now ${moment} and right behind it the offset, such as +01:00, or Z for UTC itself.`;
};

/**
 * The clock for `--now` and `--drafts`; without `--now` it goes on, for commands that do their work again and again.
 * Throws a UsageError if `--now` is no moment.
 */
export const clockOf = ({ now, drafts = false }: Values): (() => Clock) => {
  if (now === undefined) return () => ({ now: Date.now(), drafts });
  const moment = parseMoment(now);
  if (moment !== undefined) return () => ({ now: moment, drafts });
  throw new UsageError(`--now "${now}" ${momentFault(now)}`);
};
