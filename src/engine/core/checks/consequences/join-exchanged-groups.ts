import { isOf } from '../problems/is-of.ts';
import { parentKeysOf, placeKey } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { matching } from './kinds.ts';
import { absorbed } from './replaced.ts';

/** Texts of groups in each other's places, which the lock file tells. */
const isExchange = matching({ check: ['i18n/copied-text', 'i18n/stale'], has: 'also' });

/** Whether a problem is about texts that are not where pages look for them. */
const isAstray = isOf('i18n/moved-group', 'i18n/missing-translation', 'i18n/missing-key', 'i18n/extra-key');

const groupsOf = (problem: Problem): string[] => [...new Set(parentKeysOf(problem))];

/** The group that a text stands in, or is missing in. */
const groupOf = ({ file, pointer, missing }: Problem): string =>
  placeKey({ file, pointer: missing === undefined ? above(pointer) : pointer });

/**
 * Of two groups that were exchanged as a whole, the texts that only one of them has are not found any more: one fault,
 * which keeps the site from being built if one of these texts does.
 */
export const joinExchangedGroups = (problems: Problem[]): Problem[] => {
  const exchanges = problems.filter((problem) => isExchange(problem) && groupsOf(problem).length === 2);
  return absorbed(problems, (problem) =>
    isAstray(problem)
      ? exchanges.find((exchange) => groupsOf(exchange).includes(groupOf(problem)))
      : undefined,
  );
};
