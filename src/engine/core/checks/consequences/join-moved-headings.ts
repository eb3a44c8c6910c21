import { placeInFile } from '../problems/place-in-words.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { withMore } from '../problems/with-more.ts';
import { matching } from './kinds.ts';
import { replaced } from './replaced.ts';

/** A page without sections, or without one that carries its main heading. */
const isEmptied = matching({
  check: ['schema/page', 'a11y/main-heading'],
  pointer: /^\/sections$/,
  not: [{ has: 'at' }, { has: 'missing' }],
});

/** A second section with a main heading, or of a type of which a page may have only some. */
const isTooMany = matching({
  check: ['a11y/main-heading', 'schema/section-limit'],
  pointer: /^\/sections\/\d+\/type$/,
});

/** What such a page lacks and a section that is one too many on another page are one fault: it was moved there. */
export const joinMovedHeadings = (problems: Problem[]): Problem[] => {
  const [emptied, anotherPage] = problems.filter(isEmptied);
  if (!emptied || anotherPage) return problems;
  const [moved, anotherSection] = problems.filter(isTooMany);
  if (!moved || anotherSection) return problems;
  const place = { file: moved.file, pointer: above(moved.pointer) };
  const where = `The section "${moved.section}" of ${placeInFile(place)} is one too many there, and may belong here: move it back.`;
  const told = {
    ...emptied,
    message: withMore(emptied.message, where),
    elsewhere: [place],
    mentions: [place],
  };
  return replaced(
    problems,
    new Map([
      [moved, undefined],
      [emptied, told],
    ]),
  );
};
