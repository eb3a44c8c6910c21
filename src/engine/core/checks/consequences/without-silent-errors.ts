import type { Problem } from '../problems/problem.ts';
import type { HeldBack } from './held-back.ts';

/** The problems that are told, and those that are held back. */
export type Settled = { told: Problem[]; heldBack: HeldBack[] };

const isError = ({ severity }: Problem): boolean => severity === 'error';

/**
 * A site with an error must not pass for right. Where an error is held back and none is told, what is told in its place
 * is as bad as it; an error that only follows from what is not told itself is told.
 */
export const withoutSilentErrors = (settled: Settled, settle: (problems: Problem[]) => Settled): Settled => {
  const { told, heldBack } = settled;
  const errors = heldBack.map(({ problem }) => problem).filter(isError);
  if (errors.length === 0 || told.some(isError)) return settled;
  const standInFor = (error: Problem) =>
    told.find((problem) => !settle([problem, error]).told.includes(error));
  const standIns = new Set(errors.map(standInFor));
  const open = errors.filter((error) => standInFor(error) === undefined);
  const isOpen = new Set(open);
  const again = settle([...told, ...open]);
  return {
    told: again.told.map((problem) => (standIns.has(problem) ? { ...problem, severity: 'error' } : problem)),
    heldBack: [...heldBack.filter(({ problem }) => !isOpen.has(problem)), ...again.heldBack],
  };
};
