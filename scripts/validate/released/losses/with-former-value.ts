import { above, below, isWithinPlace } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withoutMending } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { faultIn, withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import {
  beforeQuestion,
  withSuggestion,
} from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { isContent } from '../../causes/shown-places.ts';
import { commitInWords, type Past } from './loss.ts';
import { type FormerValue, onlyChange } from './only-change.ts';

/** What is longer is looked up in the commit itself. */
const longest = 500;

/** Words are often written anew: of them only what is no text at all is told with what it was. */
const ofForm = /^(schema\/|i18n\/type-mismatch$)/;

/** What measures a value against others beside it, one of which may be the wrong one. */
const ofGroup = /^(schema\/|link\/mailto-tel$)/;

const mayTell = ({ check, file, suggestion, fix, missing, severity }: Problem): boolean =>
  (suggestion === undefined || ofGroup.test(check)) &&
  fix === undefined &&
  severity !== 'info' &&
  (isContent(file) || missing !== undefined || ofForm.test(check));

/** Of a value that is none of its choices that one was meant which stood there at the commit. */
export const withFormerChoice = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, choices = [] } = problem;
  const before = check.startsWith('schema/') ? beforeQuestion(problem) : undefined;
  const text = past.former.get(file);
  if (before === undefined || text === undefined) return problem;
  const former = valueAt(parseJson(file, text).value, pointer);
  if (typeof former !== 'string' || !choices.includes(former)) return problem;
  return { ...withoutMending(problem), ...withSuggestion(before, former) };
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
  const [before, now] = [text, past.files.texts.get(file) ?? ''].map((json) => parseJson(file, json).value);
  const isHolder = [before, now].every((document) => isOfValues(valueAt(document, pointer)));
  const holder = isHolder ? pointer : above(pointer);
  const change = onlyChange(valueAt(before, holder), valueAt(now, holder), holder);
  if (missing !== undefined) return change?.pointer === below(pointer, missing) ? change : undefined;
  if (change === undefined || valueAt(now, change.pointer) === undefined) return undefined;
  const isHere = isWithinPlace(change.pointer, pointer);
  return (isHere ? suggestion === undefined : ofGroup.test(check)) ? change : undefined;
};

/** Whether a message says already what to write. */
const saysWhat = ({ message, remedy, missing }: Problem): boolean =>
  missing !== undefined ||
  (remedy === undefined && /(?<=[.:] )(Write|Give|Add|Remove|Call|Let|Link)\b/.test(message));

/** What was there before: that to do, unless the message says another thing, which may be meant. */
const asBefore = (problem: Problem, written: string, since: string): string =>
  saysWhat(problem) ? `At ${since} it was ${written}.` : `At ${since} this was ${written}. Write that again.`;

/** A value that is wrong or missing is told with what it was at the commit, if the group around it is otherwise as it was. */
export const withFormerValue = (past: Past, problem: Problem): Problem => {
  // What was compared with the commit says itself what was there.
  const isTold = problem.message.includes(commitInWords(past.since));
  const change = !isTold && mayTell(problem) ? changeAt(past, problem) : undefined;
  const written = change?.was === undefined ? undefined : JSON.stringify(change.was);
  if (!change || written === undefined || written.length > longest) return problem;
  const fault = beforeQuestion(problem) ?? faultIn(problem);
  const said = withRemedy(fault, asBefore(problem, written, commitInWords(past.since)));
  return {
    ...withoutMending(problem),
    ...said,
    ...(problem.missing === undefined ? { pointer: change.pointer } : {}),
  };
};
