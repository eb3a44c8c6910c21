import { type Problem, steps } from '../problem.ts';
import { isLeftoverKey } from './is-leftover-key.ts';
import { listed } from './listed.ts';

const isLeftover = ({ check }: Problem): boolean => isLeftoverKey(check);

const partOf = ({ check, severity, file, pointer }: Problem): string =>
  [check, severity, file, steps(pointer)[0]].join('\n');

const grouped = (problems: Problem[]): Problem[] => {
  const [first, ...others] = problems;
  if (!first || others.length === 0) return problems;
  const [part = ''] = steps(first.pointer);
  const names = problems.map(({ pointer }) => steps(pointer).slice(1).join('.'));
  const message = `No page shows ${problems.length} texts of "${part}": ${listed(names)}. Name them on the page where they belong, or remove them from every locale file.`;
  return [{ ...first, message, also: others.map(({ pointer }) => pointer) }];
};

/** A section that is gone leaves many words behind: those of one part of a locale file are reported together. */
export const groupLeftovers = (problems: Problem[]): Problem[] => {
  const parts = new Map<string, Problem[]>();
  for (const problem of problems.filter(isLeftover)) {
    const known = parts.get(partOf(problem));
    if (known) known.push(problem);
    else parts.set(partOf(problem), [problem]);
  }
  if (parts.size === 0) return problems;
  return [...problems.filter((problem) => !isLeftover(problem)), ...[...parts.values()].flatMap(grouped)];
};
