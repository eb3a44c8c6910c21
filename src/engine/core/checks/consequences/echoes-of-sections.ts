import { sectionPointer } from '../context/section-pointer.ts';
import { parentKey, placeKey, pointersOf } from '../problems/place-keys.ts';
import { above, isBelow } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { sectionKey } from './section-key.ts';
import { whileAny } from './while-any.ts';

const isOfType = ({ check, pointer }: Problem): boolean =>
  check === 'schema/version' ||
  (/^schema\/section-(props|not-allowed-here|limit)$/.test(check) &&
    pointer === `${sectionPointer(pointer)}/type`);

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
const isUnseen = ({ check, severity, pointer }: Problem): boolean =>
  severity === 'error' &&
  (/^(json\/syntax|schema\/page|ref\/(unread|misplaced)-file)$/.test(check) ||
    (check.startsWith('schema/') && pointer === `${sectionPointer(pointer)}/type`));

/** A section on a page of another kind: it shows a list that only pages of its own kind have. */
const isFromElsewhere = ({ check, pointer }: Problem): boolean =>
  check === 'ref/missing-entry' && sectionPointer(pointer) !== undefined;

/** What is not seen may be the section that seems to be missing, and so may one that another was written over. */
const echoesChoice: Echo = whileAny(
  (problem) => isUnseen(problem) || isFromElsewhere(problem),
  /^schema\/choice-missing$/,
);

/** An item with a property that its list does not know is from elsewhere: what its picture lacks is asked where it belongs. */
const echoesStranger: Echo = (problems) => {
  const strangers = problems
    .filter(({ check, at }) => check === 'schema/section-props' && at === 'key')
    .map(({ file, pointer }) => ({ file, item: above(pointer) }))
    .filter(({ item }) => /\/\d+$/.test(item));
  return ({ check, file, pointer }) =>
    check === 'a11y/alt-missing' && strangers.some((one) => one.file === file && isBelow(pointer, one.item));
};

/** What stands among the sections and has the names of something else is of no type of section. */
const echoesNoSection: Echo = (problems) => {
  const strangers = new Set(
    problems
      .filter(
        ({ check, missing, named }) =>
          check === 'schema/page' && missing !== undefined && named !== undefined,
      )
      .map(placeKey),
  );
  return (problem) => problem.check === 'schema/unknown-section-type' && strangers.has(parentKey(problem));
};

/** What follows from a section or a page that is not read as what it is. */
export const echoesOfSections = {
  echoesType,
  echoesNoSection,
  echoesStranger,
  echoesChoice,
} satisfies Record<string, Echo>;
