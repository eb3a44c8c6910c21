import { sectionPointer } from '../context/section-pointer.ts';
import { pointersOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { sectionKey } from './common-keys.ts';
import { type Echo, follows } from './follows.ts';
import { type Kind, matching } from './kinds.ts';

const isAtType = ({ pointer }: Problem): boolean => pointer === `${sectionPointer(pointer)}/type`;

const isOfType = matching([
  'schema/version',
  {
    check: ['schema/section-props', 'schema/section-not-allowed-here', 'schema/section-limit'],
    and: isAtType,
  },
]);

/** Two sections that have each other's props. */
const isOfProps = ({ check, pointer, also }: Problem): boolean =>
  check === 'schema/section-props' && also?.length === 1 && pointer === `${sectionPointer(pointer)}/props`;

/**
 * Where a section is of the wrong type or version, has the props of another, or may not stand there, everything else in
 * it follows from that.
 */
const echoesType: Echo = (problems) => {
  const wrong = new Map<string, Problem>();
  for (const problem of problems.filter((one) => isOfType(one) || isOfProps(one)))
    for (const pointer of isOfProps(problem) ? pointersOf(problem) : [problem.pointer]) {
      const section = sectionKey({ file: problem.file, pointer });
      if (!wrong.has(section)) wrong.set(section, problem);
    }
  return (problem) => {
    const told = wrong.get(sectionKey(problem));
    return told !== undefined && told !== problem;
  };
};

/** A file that is not read as a page, and a section that is not read as what it is. */
const unseen: Kind = {
  and: [
    ['json/syntax', 'schema/page', 'ref/unread-file', 'ref/misplaced-file'],
    { check: 'schema/*', and: isAtType },
  ],
  severity: 'error',
};

/** A section on a page of another kind: it shows a list that only pages of its own kind have. */
const foreign: Kind = {
  check: 'ref/missing-entry',
  and: ({ pointer }) => sectionPointer(pointer) !== undefined,
};

/** What follows from a section or a page that is not read as what it is. */
export const echoesOfSections = {
  echoesType,
  /** What stands among the sections and has the names of something else is of no type of section. */
  echoesNoSection: follows({
    cause: { check: 'schema/page', has: 'missing', and: ({ named }) => named !== undefined },
    effect: 'schema/unknown-section-type',
    by: ['place', 'parent'],
  }),
  /** An item with a property that its list does not know is from elsewhere: what its picture lacks is asked where it belongs. */
  echoesStranger: follows({
    cause: { check: 'schema/section-props', has: 'at', pointer: /\/\d+\/[^/]+$/ },
    effect: 'a11y/alt-missing',
    by: ['parent', 'outside'],
  }),
  /** What is not seen may be the section that seems to be missing, and so may one that another was written over. */
  echoesChoice: follows({ cause: [unseen, foreign], effect: 'schema/choice-missing', by: 'site' }),
} satisfies Record<string, Echo>;
