import { sectionPointer } from '../context/section-pointer.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { whileAny } from './while-any.ts';

/** Where a section is of the wrong type or version, or may not stand there, everything else in it follows from that. */
const echoesType: Echo = (problems) => {
  const isType = ({ check, pointer }: Problem) =>
    check === 'schema/version' ||
    (/^schema\/section-(props|not-allowed-here|limit)$/.test(check) &&
      pointer === `${sectionPointer(pointer)}/type`);
  const wrong = new Map<string, Problem>();
  const section = ({ file, pointer }: Problem) => placeKey({ file, pointer: sectionPointer(pointer) ?? '' });
  for (const problem of problems.filter(isType)) {
    if (!wrong.has(section(problem))) wrong.set(section(problem), problem);
  }
  return (problem) => {
    const told = wrong.get(section(problem));
    return told !== undefined && told !== problem;
  };
};

/** A file that is not read as a page, and a section that is not read as what it is. */
const isUnseen = ({ check, severity, pointer }: Problem): boolean =>
  severity === 'error' &&
  (/^(json\/syntax|schema\/page|ref\/(unread|misplaced)-file)$/.test(check) ||
    (check.startsWith('schema/') && pointer === `${sectionPointer(pointer)}/type`));

/** What is not seen may be the section that seems to be missing. */
const echoesChoice: Echo = whileAny(isUnseen, /^schema\/choice-missing$/);

/** What follows from a section or a page that is not read as what it is. */
export const echoesOfSections = { echoesType, echoesChoice } satisfies Record<string, Echo>;
