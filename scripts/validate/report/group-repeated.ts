import { isOf } from '../../../src/engine/core/checks/problems/is-of.ts';
import { messageWithoutPlace } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { withMore } from '../../../src/engine/core/checks/problems/with-more.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';

/** A missing thing is one fault, however many places name it. */
const isOfName = isOf(
  'ref/missing-icon',
  'ref/missing-asset',
  'ref/missing-entry',
  'ref/unknown-entry',
  'link/unpublished',
  'link/unpublished-later',
  'json/schema',
  'schema/version',
);

/** Files that do not name their schema lack the same, each with another way to it. */
const isNameless = ({ check, missing }: LocatedProblem): boolean =>
  check === 'json/schema' && missing !== undefined;

/** A file under another name is mended at each place that names it, and yet is one fault. */
const isAlone = (problem: LocatedProblem): boolean =>
  problem.fix !== undefined && problem.check !== 'ref/missing-asset' && !isNameless(problem);

const causeOf = (problem: LocatedProblem): string =>
  isNameless(problem) ? problem.check : `${problem.check}\n${messageWithoutPlace(problem)}`;

/** A problem that is only a warning in a draft is reported where it is an error. */
const worstFirst = (group: LocatedProblem[]): LocatedProblem[] => [
  ...group.filter(({ severity }) => severity === 'error'),
  ...group.filter(({ severity }) => severity !== 'error'),
];

const nameOf = ({ file, line }: LocatedProblem): string => `${file}:${line}`;

const most = 3;

const inWords = (others: LocatedProblem[]): string => {
  const named = others.slice(0, most).map(nameOf).join(', ');
  return others.length > most ? `${named} and ${others.length - most} more places` : named;
};

/** From so many on, what is to be done alike in a file is one task. */
const fewest: Partial<Record<NonNullable<LocatedProblem['tells']>, number>> = { followed: 2, stub: 4 };

/** What is told of the others of one task, which stand below the first. */
const restOfTask = (others: LocatedProblem[]): string => {
  const texts = others.length === 1 ? 'one more text' : `${others.length} more texts`;
  return `The same is to be done with ${texts} of this file, up to line ${Math.max(...others.map(({ line }) => line))}.`;
};

/** The problems, with those of a file joined that are one task: places kept for words, and translations to be compared. */
const groupTasks = (problems: LocatedProblem[]): LocatedProblem[] => {
  const taskOf = ({ check, file, severity, tells }: LocatedProblem) =>
    [check, file, severity, tells].join('\n');
  const groups = Map.groupBy(
    problems.filter(({ tells }) => tells !== undefined && fewest[tells] !== undefined),
    taskOf,
  );
  return problems.flatMap((problem) => {
    const group = groups.get(taskOf(problem)) ?? [];
    const least = problem.tells && fewest[problem.tells];
    if (least === undefined || group.length < least) return [problem];
    const [first, ...others] = group;
    return first === problem ? [{ ...first, message: withMore(first.message, restOfTask(others)) }] : [];
  });
};

/**
 * The problems, with those joined that several places have for the same missing thing. Others with a fix stay alone.
 */
export const groupRepeated = (problems: LocatedProblem[]): LocatedProblem[] => {
  const repeatable = problems.filter((problem) => isOfName(problem) && !isAlone(problem));
  const groups = Map.groupBy(repeatable, causeOf);
  return groupTasks(problems).flatMap((problem) => {
    const [first, ...others] = worstFirst(groups.get(causeOf(problem)) ?? []);
    if (first === undefined || others.length === 0) return [problem];
    const also = `Also at ${inWords(others)}.`;
    return first === problem ? [{ ...first, message: withMore(first.message, also) }] : [];
  });
};
