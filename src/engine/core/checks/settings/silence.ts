import type { Problem } from '../problems/problem.ts';
import type { Suppression } from './suppressions-of.ts';

/** The problems that no entry silences, and the entries that silence some. */
export const silence = <Found extends Problem>(
  problems: Found[],
  suppressions: Suppression[],
): { open: Found[]; used: ReadonlySet<Suppression> } => {
  const byCheck = Map.groupBy(suppressions, ({ check }) => check);
  const used = new Set<Suppression>();
  const open = problems.filter((found) => {
    const covering = byCheck.get(found.check)?.filter(({ covers }) => covers(found)) ?? [];
    for (const suppression of covering) used.add(suppression);
    return covering.length === 0;
  });
  return { open, used };
};
