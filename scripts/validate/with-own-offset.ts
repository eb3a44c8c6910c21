import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../src/engine/core/checks/problems/with-remedy.ts';
import {
  momentWithoutOffset,
  remedyForOffset,
} from '../../src/engine/core/checks/schema-errors/moment-as-written.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { documentOf } from './document-of.ts';

/** Minutes for which clocks are behind UTC at a moment that is said without its offset; undefined if nobody's are meant. */
type MinutesBehind = (moment: string) => number | undefined;

/** The clock of this computer: one that goes by UTC belongs to no place, as those that build sites for others do. */
const ofComputer: MinutesBehind = (moment) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/.test(timeZone)
    ? undefined
    : new Date(moment).getTimezoneOffset();
};

const inTwo = (number: number): string => String(Math.floor(number)).padStart(2, '0');

const offsetOf = (minutes: number): string =>
  `${minutes > 0 ? '-' : '+'}${inTwo(Math.abs(minutes) / 60)}:${inTwo(Math.abs(minutes) % 60)}`;

/** Moments without their offset from UTC are told with that of the computer, where it has one. */
export const withOwnOffset = (
  { texts }: Pick<SiteFiles, 'texts'>,
  problems: Problem[],
  minutesBehind: MinutesBehind = ofComputer,
): Problem[] =>
  problems.map((problem) => {
    const { file, pointer, tells } = problem;
    if (tells !== 'no-offset') return problem;
    const value = valueAt(documentOf(file, texts.get(file) ?? ''), pointer);
    const moment = typeof value === 'string' ? momentWithoutOffset(value, pointer) : undefined;
    if (moment === undefined) return problem;
    const minutes = minutesBehind(moment);
    if (minutes === undefined) return problem;
    return { ...problem, ...withRemedy(faultIn(problem), remedyForOffset(moment, offsetOf(minutes))) };
  });
