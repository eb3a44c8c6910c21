import { firstThree } from '../../counted.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { isLeftoverKey } from './kinds.ts';

const partOf = ({ check, severity, file, pointer, fix }: Problem): string =>
  [check, severity, file, steps(pointer)[0], fix !== undefined].join('\n');

const grouped = (problems: Problem[]): Problem[] => {
  const [first, ...others] = problems;
  if (!first || others.length === 0) return problems;
  const [part = ''] = steps(first.pointer);
  const names = problems.map(({ pointer }) => steps(pointer).slice(1).join('.'));
  const message = `No page shows ${problems.length} texts of "${part}": ${firstThree(names)}. ${first.fix ? 'Remove' : 'Name them on the page where they belong, or remove'} them from every locale file.`;
  return [{ ...first, message, also: others.map(({ pointer }) => pointer) }];
};

/** A section that is gone leaves many words behind: those of one part of a locale file are reported together. */
export const groupLeftovers = (problems: Problem[]): Problem[] => {
  const parts = Map.groupBy(problems.filter(isLeftoverKey), partOf);
  if (parts.size === 0) return problems;
  return [...problems.filter((problem) => !isLeftoverKey(problem)), ...[...parts.values()].flatMap(grouped)];
};
