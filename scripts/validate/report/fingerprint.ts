import { hash } from 'node:crypto';
import { below, steps } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';

/** The place of a problem, in words that stay the same when lines move and when sections come or go before it. */
export const lastingPlace = ({ pointer, section, missing }: Problem): string => {
  const [list, index, ...inside] = steps(pointer);
  const numbered = list === 'sections' && section !== undefined && index !== undefined;
  const place = numbered ? below('', 'sections', `#${section}`, ...inside) : pointer;
  return missing === undefined ? place : below(place, missing);
};

/** A short name of a problem that stays the same as long as the problem does. */
export const fingerprint = (problem: Problem): string =>
  hash('sha256', [problem.check, problem.file, lastingPlace(problem)].join('\n')).slice(0, 16);
