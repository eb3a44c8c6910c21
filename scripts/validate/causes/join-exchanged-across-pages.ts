import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { above, below, lastStep, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import { pathName } from '../../../src/engine/core/checks/schema-errors/fault.ts';
import { byText } from '../../../src/engine/core/json/by-text.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import { parseJson } from '../../site/file-reader.ts';
import { problemKeysWithEdit } from './problem-keys-with-edit.ts';
import { createUndoTrial, type MeasuredSite } from './undo-trial.ts';

/** A value of a page with a problem, at the value or beside it. */
type Wrong = { problem: Problem; document: unknown; pointer: string; value: string };

/** The places of a problem: one of a picture and its words may be reported at either. */
const spotsOf = ({ pointer }: Problem): string[] =>
  /^(src|alt)$/.test(lastStep(pointer))
    ? [below(above(pointer), 'alt'), below(above(pointer), 'src')]
    : [pointer];

const wrongIn = ({ source, texts }: MeasuredSite, problem: Problem): Wrong[] => {
  const { file, at, missing } = problem;
  if (at !== undefined || missing !== undefined || !source.pages.some((page) => page.file === file))
    return [];
  const { value: document } = parseJson(file, texts.get(file) ?? '');
  return spotsOf(problem).flatMap((pointer) => {
    const value = valueAt(document, pointer);
    return typeof value === 'string' ? [{ problem, document, pointer, value }] : [];
  });
};

const withWords = ({ document, pointer }: Wrong, { value }: Wrong): unknown =>
  withValue(document, steps(pointer), value);

/** A site in which one of two pages has the other's value. */
const halfMended = (source: SiteSource, one: Wrong, other: Wrong): SiteSource => ({
  ...source,
  pages: source.pages.map((page) =>
    page.file === one.problem.file
      ? { ...page, document: withWords(one, other) as PageFile['document'] }
      : page,
  ),
});

/** Whether the problem of one page goes away, and nothing new comes, once both have each other's values. */
const isMended = ({ source, validators }: MeasuredSite, one: Wrong, other: Wrong): boolean => {
  const half = halfMended(source, other, one);
  const find = (document: unknown) =>
    problemKeysWithEdit(half, { file: one.problem.file, document }, validators);
  return createUndoTrial(find, one.document, [one.problem])(withWords(one, other)).length > 0;
};

/**
 * Two values of different pages that are each wrong, and valid in each other's place, were exchanged: one fault,
 * reported at the first. This is tried only if nothing else is wrong.
 */
export const joinExchangedAcrossPages = (site: MeasuredSite, problems: Problem[]): Problem[] => {
  const [first, second, third] = problems.toSorted((one, two) => byText(one.file, two.file));
  if (!first || !second || third || first.file === second.file) return problems;
  const isPair = ([one, other]: [Wrong, Wrong]) =>
    one.value !== other.value && isMended(site, one, other) && isMended(site, other, one);
  const pairs = wrongIn(site, first).flatMap((one) =>
    wrongIn(site, second).map((other): [Wrong, Wrong] => [one, other]),
  );
  const [one, other] = pairs.find(isPair) ?? [];
  if (!one || !other) return problems;
  const message = `${placeInWords(first)}This value and "${pathName(other.pointer)}" of ${second.file} are each in the other's place. Exchange them.`;
  const severity = [first, second].some((problem) => problem.severity === 'error') ? 'error' : first.severity;
  return [{ ...restatedAt(first, { pointer: one.pointer }, message), severity }];
};
