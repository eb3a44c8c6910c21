import { firstThree } from '../../counted.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import { above, lastStep } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { isDuplicateKey } from './kinds.ts';
import { replaced } from './replaced.ts';

const isSecond = (problem: Problem): boolean => isDuplicateKey(problem) && problem.suggestion !== undefined;

/** The texts that stand in a group, and belong into the one in it that is missing. */
const slippedOut = (second: Problem, problems: Problem[]): Problem[] => {
  const group = above(second.pointer);
  return problems.filter(
    ({ check, file, pointer, named }) =>
      check === 'i18n/moved-group' &&
      file === second.file &&
      above(pointer) === group &&
      above(keyPointer(named?.groups?.[0] ?? '')) === `${group}/${second.suggestion}`,
  );
};

const toldAt = (first: Problem, second: Problem, moved: Problem[]): Problem => {
  const { named: _, ...place } = first;
  const name = second.suggestion ?? '';
  const own = firstThree(moved.map(({ pointer }) => lastStep(pointer)));
  const message = `The braces of "${name}" are gone, and its texts stand in the group around it: ${own}, and the "${lastStep(second.pointer)}" that stands there twice. Write "${name}": { before the first of them, and } behind the last.`;
  return { ...place, message };
};

/**
 * Whoever takes the braces of a group away leaves its texts in the group around it, where a name of both stands twice: one
 * fault, told at the first of them.
 */
export const joinLostBraces = (problems: Problem[]): Problem[] => {
  const by = new Map<Problem, Problem | undefined>();
  for (const second of problems.filter(isSecond)) {
    const moved = slippedOut(second, problems);
    const [first, ...others] = moved;
    if (!first) continue;
    for (const problem of [second, ...others]) by.set(problem, undefined);
    by.set(first, toldAt(first, second, moved));
  }
  return replaced(problems, by);
};
