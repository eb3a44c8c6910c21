import type { Problem } from '../problems/problem.ts';

/** A problem that is not told because it only follows from others, and the name of the rule that says so. */
export type HeldBack = { problem: Problem; because: string };

/** The problems that are told, and those that are held back. */
export type ToldAndHeldBack = { told: Problem[]; heldBack: HeldBack[] };

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** One error is enough to be told; each is held against all that is told. */
const mostErrors = 20;

/**
 * A site with an error must not pass for right. Where an error is held back and none is told, what is told in its place
 * is as bad as it; an error that only follows from what is not told itself is told.
 */
export const withoutSilentErrors = (
  settled: ToldAndHeldBack,
  settle: (problems: Problem[]) => ToldAndHeldBack,
): ToldAndHeldBack => {
  const { told, heldBack } = settled;
  const errors = heldBack.map(({ problem }) => problem).filter(isError);
  if (errors.length === 0 || told.some(isError)) return settled;
  const isHeldBackBy = (problem: Problem, error: Problem) => !settle([problem, error]).told.includes(error);
  const looked = errors
    .slice(0, mostErrors)
    .map((error) => ({ error, standIn: told.find((problem) => isHeldBackBy(problem, error)) }));
  const standIns = new Set(looked.map(({ standIn }) => standIn));
  const open = looked.filter(({ standIn }) => standIn === undefined).map(({ error }) => error);
  const isOpen = new Set(open);
  const again = settle([...told, ...open]);
  return {
    told: again.told.map((problem) => (standIns.has(problem) ? { ...problem, severity: 'error' } : problem)),
    heldBack: [...heldBack.filter(({ problem }) => !isOpen.has(problem)), ...again.heldBack],
  };
};
