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
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { isContent } from '../../causes/shown-places.ts';
import { documentOf } from '../../document-of.ts';
import { missingAfterRename } from '../missing-after-rename.ts';
import { commitInWords, longestTold, type Past, takePartBack } from './loss.ts';
import { type FormerValue, onlyChange } from './only-change.ts';

/** Words are often written anew: of them only what is no text at all, or says no limit rightly, is told with what it was. */
const ofForm = /^(schema\/|i18n\/type-mismatch$|form\/unknown-rule$)/;

/** What measures a value against others beside it, one of which may be the wrong one. */
const ofGroup = /^(schema\/|link\/mailto-tel$)/;

const mayTell = ({ check, file, suggestion, fix, missing, severity }: Problem): boolean =>
  (suggestion === undefined || ofGroup.test(check)) &&
  fix === undefined &&
  severity !== 'info' &&
  (isContent(file) || missing !== undefined || ofForm.test(check));

/** Of a value that is none of its choices that one was meant which stood there at the commit, when all beside it did, too. */
export const withFormerChoice = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, suggestion, choices = [] } = problem;
  const text = past.former.get(file);
  if (!check.startsWith('schema/') || suggestion === undefined || text === undefined) return problem;
  const group = above(pointer);
  const [before, now] = [text, past.files.texts.get(file) ?? ''].map((json) =>
    valueAt(documentOf(file, json), group),
  );
  const former = onlyChange(before, now, group)?.was;
  if (typeof former !== 'string' || !choices.includes(former)) return problem;
  return { ...withoutMending(problem), ...withSuggestion(faultIn(problem), former) };
};

/** Whether a value is a group or a list, and not one that changes as a whole. */
const isOfValues = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * The value that was changed or is missing at a problem, when all beside it is as it was. It may be another one of its
 * group, which made a value wrong that was right.
 */
const changeAt = (
  past: Past,
  { check, file, pointer, missing, suggestion }: Problem,
): FormerValue | undefined => {
  const text = past.former.get(file);
  if (text === undefined) return undefined;
  const [before, now] = [text, past.files.texts.get(file) ?? ''].map((json) => documentOf(file, json));
  const isHolder = [before, now].every((document) => isOfValues(valueAt(document, pointer)));
  const holder = isHolder ? pointer : above(pointer);
  const change = onlyChange(valueAt(before, holder), valueAt(now, holder), holder);
  if (missing !== undefined)
    return change && isAtOrBelow(below(pointer, missing), change.pointer) ? change : undefined;
  if (change === undefined || valueAt(now, change.pointer) === undefined) return undefined;
  const isHere = isAtOrBelow(change.pointer, pointer);
  return (isHere ? suggestion === undefined : ofGroup.test(check)) ? change : undefined;
};

/** How a message begins to say what to do. */
const toDo =
  /(?<=[.:,;] )(write|give|add|remove|call|let|link|exchange|take|leave|save|end|say|describe|shorten|correct|use|export)\b/i;

/** Whether a message says already what to do: to write again what was there would be another thing. */
const saysWhat = ({ message, remedy, missing }: Problem, fault: string): boolean =>
  missing === undefined ? remedy === undefined && toDo.test(message) : fault === message;

/** What was there, in a sentence: a group that is gone with what is missing has a name. */
const subjectOf = ({ pointer, missing, message }: Problem, change: FormerValue): string => {
  if (missing === undefined) return 'this';
  return message.includes(`"${missing}"`) && change.pointer === below(pointer, missing)
    ? 'it'
    : `"${lastStep(change.pointer)}"`;
};

/** How what is gone gets into its file again, when it is too long to be told. */
const takenBack = (past: Past, { file }: Problem): string => {
  const [before, now] = [past.former.get(file), past.files.texts.get(file)].map((text) =>
    documentOf(file, text ?? ''),
  );
  return takePartBack(past, file, onlyChange(before, now, '') !== undefined);
};

/** What was there before, and that to do, unless the message says another thing, which may be meant. */
const asBefore = (past: Past, problem: Problem, change: FormerValue): string | undefined => {
  const written = JSON.stringify(change.was);
  if (written === undefined) return undefined;
  const then = `At ${commitInWords(past.since)}`;
  const subject = subjectOf(problem, change);
  if (written.length > longestTold)
    return problem.missing === undefined
      ? undefined
      : `${then} ${subject} was there. ${takenBack(past, problem)}`;
  if (!saysWhat(problem, faultIn(problem))) return `${then} ${subject} was ${written}. Write that again.`;
  return subject === 'this'
    ? `${then} it was ${written}: if you did not mean to change it, write that again.`
    : `${then} ${subject} was ${written}.`;
};

/** Whether a message says itself what was there: it compares with the commit, or shows two versions of one place. */
const tellsFormer = ({ check, message }: Problem, since: string): boolean =>
  check === missingAfterRename.id || message.includes(commitInWords(since)) || message.includes('<<<<<<<');

/** A group that has too little is told as one that lacks the property which it had at the commit. */
const withLost = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, missing, message } = problem;
  const text = past.former.get(file);
  if (!check.startsWith('schema/') || missing !== undefined || text === undefined) return problem;
  const [before, now] = [text, past.files.texts.get(file) ?? ''].map((json) =>
    valueAt(documentOf(file, json), pointer),
  );
  if (!isObject(before) || !isObject(now)) return problem;
  const [lost, another] = Object.keys(before).filter((name) => !(name in now));
  return lost === undefined || another !== undefined || message.includes(`"${lost}"`)
    ? problem
    : { ...problem, missing: lost };
};

/** A value that is wrong or missing is told with what it was at the commit, if the group around it is otherwise as it was. */
export const withFormerValue = (past: Past, found: Problem): Problem => {
  const problem = withLost(past, found);
  const change = !tellsFormer(problem, past.since) && mayTell(problem) ? changeAt(past, problem) : undefined;
  const told = change ? asBefore(past, problem, change) : undefined;
  if (!change || told === undefined) return found;
  return {
    ...withoutMending(problem),
    ...withRemedy(faultIn(problem), told),
    ...(problem.missing === undefined ? { pointer: change.pointer } : {}),
  };
};
