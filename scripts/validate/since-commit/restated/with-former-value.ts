import { isDeepStrictEqual } from 'node:util';
import { isItem } from '../../../../src/engine/core/checks/problems/is-item.ts';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import {
  above,
  below,
  isAtOrBelow,
  lastStep,
} from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { pathInProps } from '../../../../src/engine/core/checks/schema-errors/fault.ts';
import { nearestName } from '../../../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, longestTold, unlessMeant } from '../../../git/commit-in-words.ts';
import { inOneLine } from '../../../json-text/in-one-line.ts';
import { isContent } from '../../../site/place-in.ts';
import { isShifted } from '../is-shifted.ts';
import type { Past } from '../look-back.ts';
import { type FormerValue, onlyChange } from '../only-change.ts';
import { takePartBack } from '../take-part-back.ts';
import { versionsOf } from '../versions-of.ts';

/** Words are often written anew: of them only what is no text at all, or says no limit rightly, is told with what it was. */
const isOfMalformedWords = isOf('schema/*', 'i18n/type-mismatch', 'form/unknown-rule');

/** What measures a value against others beside it, one of which may be the wrong one. */
const isOfGroup = isOf('schema/*', 'link/mailto-tel');

/** What cannot be read right is no value, and what stands at its pointer is only what a parser made of it. */
const ofSyntax = 'json/syntax';

const mayTell = ({ check, file, suggestion, fix, missing, severity }: Problem): boolean =>
  check !== ofSyntax &&
  (suggestion === undefined || isOfGroup({ check })) &&
  fix === undefined &&
  severity !== 'info' &&
  (isContent(file) || missing !== undefined || isOfMalformedWords({ check }));

/** Whether a former value was meant by one that is wrong: it is one of the choices, or for want of such a name like it. */
const isMeant = (former: string, now: unknown, choices: string[]): boolean =>
  choices.length > 0 ? choices.includes(former) : nearestName(String(now), [former]) !== undefined;

/** Of a value that is none of its choices, or no name, that one was meant which stood there at the commit, when all beside it did, too. */
export const withFormerChoice = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, suggestion, at, choices = [] } = problem;
  const isChoice = check.startsWith('schema/') && suggestion !== undefined && at === undefined;
  const versions = isChoice ? versionsOf(past, file) : undefined;
  if (!versions || isShifted(versions.before, versions.now, pointer)) return problem;
  const group = above(pointer);
  const former = onlyChange(valueAt(versions.before, group), valueAt(versions.now, group), group)?.was;
  const now = valueAt(versions.now, pointer);
  if (typeof former !== 'string' || !isMeant(former, now, choices)) return problem;
  return { ...withoutMending(problem), ...withSuggestion(faultIn(problem), former) };
};

/** What needs more than one value to be mended, or another file: what one value was is no help. */
const isElsewhere = ({ check, tells }: Problem): boolean =>
  check === 'media/too-large' || tells === 'exchange';

/** Whether a value is a group or a list, and not one that changes as a whole. */
const isOfValues = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The value that was changed or is missing at a problem, when all beside it is as it was. It may be another one of its
 * group, which made a value wrong that was right.
 */
const changeAt = (
  past: Past,
  { check, file, pointer, missing, suggestion, tells }: Problem,
): FormerValue | undefined => {
  const versions = versionsOf(past, file);
  if (!versions) return undefined;
  const { before, now } = versions;
  if (isShifted(before, now, pointer)) return undefined;
  // What stands in the place of a whole group or list has replaced that, whatever was edited beside it.
  const holder = isOfValues(valueAt(before, pointer)) ? pointer : above(pointer);
  const change = onlyChange(valueAt(before, holder), valueAt(now, holder), holder);
  if (missing !== undefined) {
    if (change && isAtOrBelow(below(pointer, missing), change.pointer)) return change;
    // Other edits beside it do not make another value of it.
    const was = valueAt(before, below(pointer, missing));
    return was === undefined || tells !== 'missing' ? undefined : { pointer: below(pointer, missing), was };
  }
  if (change === undefined || valueAt(now, change.pointer) === undefined) return undefined;
  const isHere = isAtOrBelow(change.pointer, pointer);
  return (isHere ? suggestion === undefined : isOfGroup({ check })) ? change : undefined;
};

/** A problem of something that is missing. */
type Lack = Problem & { missing: string };

const isLack = (problem: Problem): problem is Lack => problem.missing !== undefined;

/** How what is missing is called in a sentence: a group that is gone with it has a name. */
const subjectOf = ({ pointer, tells, missing }: Lack, change: FormerValue): string =>
  tells === 'missing' && change.pointer === below(pointer, missing)
    ? 'it'
    : `"${isItem(change.pointer) ? pathInProps(change.pointer) : lastStep(change.pointer)}"`;

/** What is missing is told as it was, or where it is when it is too long to be told. */
const missingAsBefore = (past: Past, problem: Lack, change: FormerValue): Problem => {
  const [fault, written] = [faultIn(problem), inOneLine(change.was)];
  const was = `At ${commitInWords(past.since)} ${subjectOf(problem, change)} was`;
  const again = fault === problem.message ? '' : ' Write that again.';
  const told =
    written.length > longestTold
      ? `there. ${takePartBack(past, problem.file, change)}`
      : `${written}.${again}`;
  return { ...withoutMending(problem), ...withRemedy(fault, `${was} ${told}`), tells: 'former' };
};

/** Whether a message says itself what was there: it compares with the commit, or shows two versions of one place. */
const tellsFormer = ({ tells }: Problem): boolean => tells === 'former' || tells === 'conflict';

/** A group that has too little is told as one that lacks the property which it had at the commit. */
const withLost = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, missing } = problem;
  const mayLack = check.startsWith('schema/') && missing === undefined;
  const versions = mayLack ? versionsOf(past, file) : undefined;
  if (!versions) return problem;
  const [before, now] = [valueAt(versions.before, pointer), valueAt(versions.now, pointer)];
  if (!isObject(before) || !isObject(now)) return problem;
  const [lost, another] = Object.keys(before).filter((name) => !(name in now));
  return lost === undefined || another !== undefined ? problem : { ...problem, missing: lost };
};

/** What is named and not there yet may be made: then the message says how, and last what it was. */
const isOfNew = isOf('ref/*', 'i18n/missing-key');

/** A wrong value is told with what it was. */
const wrongAsBefore = (past: Past, problem: Problem, change: FormerValue): Problem | undefined => {
  const { pointer, was } = change;
  const written = inOneLine(was);
  if (isElsewhere(problem) || isDeepStrictEqual(problem.asked, was)) return undefined;
  const then = `At ${commitInWords(past.since)}`;
  const told =
    written.length > longestTold
      ? `${then} more stood here than fits in this message. ${takePartBack(past, problem.file, change)}`
      : `${then} this was ${written}: ${unlessMeant}, write that again.`;
  const fault = isOfNew(problem) ? problem.message : faultIn(problem);
  return { ...withoutMending(problem), ...withRemedy(fault, told), pointer, tells: 'former' };
};

/** Whether a value says a number. */
const isNumber = (value: unknown): boolean => value !== '' && Number.isFinite(Number(value));

/** A number where other words stood, or a group of them, is no number that lacks its quotation marks: whether it is meant, only people know. */
const withoutDoubtfulFix = (past: Past, problem: Problem): Problem => {
  const { file, pointer, fix } = problem;
  if (!fix || !('set' in fix)) return problem;
  const { before, now } = versionsOf(past, file) ?? {};
  const was = valueAt(before, pointer);
  const isOther = isOfValues(was) || (typeof was === 'string' && !isNumber(was));
  const isDoubtful = typeof valueAt(now, pointer) === 'number' && isOther;
  const { fix: _, ...unmended } = problem;
  return isDoubtful ? unmended : problem;
};

/** A value that is wrong or missing is told with what it was at the commit, if the group around it is otherwise as it was. */
export const withFormerValue = (past: Past, found: Problem): Problem => {
  const sound = withoutDoubtfulFix(past, found);
  const problem = withLost(past, sound);
  const change = !tellsFormer(problem) && mayTell(problem) ? changeAt(past, problem) : undefined;
  if (change?.was === undefined) return sound;
  return isLack(problem)
    ? missingAsBefore(past, problem, change)
    : (wrongAsBefore(past, problem, change) ?? sound);
};
