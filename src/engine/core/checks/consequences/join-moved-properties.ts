import { isItem } from '../problems/is-item.ts';
import { placeInWords } from '../problems/place-in-words.ts';
import { parentKey, placeKey, spotKey } from '../problems/place-keys.ts';
import { above, isBelow, lastStep } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { pathName } from '../schema-errors/fault.ts';
import { isDuplicateKey, matching } from './kinds.ts';

const nameOf = ({ pointer }: Problem): string => lastStep(pointer);

/** Whether two groups stand in one list or in one group. */
const areNeighbors = (one: string, other: string): boolean => one !== other && above(one) === above(other);

/** Whether a property stands in a group around the one that lacks it, or within that one. */
const isNear = (one: string, other: string): boolean => isBelow(one, other) || isBelow(other, one);

/** Whether a property may have come from one group to another. A neighbor that lacks something was exchanged. */
const isFrom = (one: string, other: string, isWhole: boolean): boolean =>
  isNear(one, other) || (isWhole && areNeighbors(one, other));

/** A property that nothing knows where it stands. */
const isStray = matching({ check: ['schema/*', 'config/unknown-option'], has: 'at', lacks: 'missing' });

/** A section whose values are for another type. */
const isOfOtherType = matching({ check: 'schema/section-props', pointer: /^\/sections\/\d+\/type$/ });

/** What is said of a value that is not meant where it stands. */
const isUnlike = matching([
  ['schema/*', 'i18n/placeholder-mismatch', 'i18n/end-sign-mismatch'],
  ['i18n/number-mismatch', 'i18n/case-mismatch', 'i18n/html-mismatch'],
]);

/** A value that is wrong in its place, and no slip for what should stand there: that of a neighbor may have come over it. */
const isWritten = (problem: Problem): boolean => {
  const { check, at, missing, suggestion } = problem;
  if (at !== undefined || missing !== undefined) return false;
  if (isOfOtherType(problem) || check === 'i18n/misplaced-key') return true;
  return isUnlike(problem) && suggestion === undefined;
};

/**
 * Whether a problem is at a property of this name. The props of a section may be for another type, which is reported at
 * its type.
 */
const isOf = (problem: Problem, missing: string | undefined): boolean =>
  lastStep(problem.pointer) === missing || (missing === 'props' && isOfOtherType(problem));

/** Where one name is missing. Several that a group lacks were not moved one by one, except the texts of one group. */
const lacksOne = (problems: Problem[]): Problem[] =>
  problems.filter(
    ({ check, missing, lacks }) =>
      missing !== undefined && (lacks === undefined || check === 'i18n/missing-translation'),
  );

const nameIn = (stray: Problem): string => `${stray.file}#${nameOf(stray)}`;

/** The end of a pointer by which content owners know a group: an entry of a list with the name of the list. */
const endOf = (pointer: string): string =>
  isItem(pointer) ? pointer.slice(above(pointer).lastIndexOf('/')) : `/${lastStep(pointer)}`;

const placeOf = ({ pointer, group }: Problem): string => {
  if (group !== undefined) return `in "${group}"`;
  return pointer === '' ? 'at the top of the file' : `in "${pathName(endOf(pointer))}"`;
};

/** Where something is missing, as seen from what stands elsewhere. */
const placeFrom = (stray: Problem, lack: Problem): string => {
  const { section, pointer, group } = lack;
  const other = section !== undefined && section !== stray.section ? `the section "${section}"` : undefined;
  if (section !== undefined && group === undefined && pointer.endsWith('/props'))
    return `in the props of ${other ?? 'this section'}`;
  const isElsewhere = other !== undefined && !isNear(above(stray.pointer), pointer);
  return placeOf(lack) + (isElsewhere ? ` of ${other}` : '');
};

const namedTwice = (stray: Problem, { missing }: Problem): Problem => {
  const name = nameOf(stray);
  if (stray.also) {
    const many = `${stray.also.length + 1} names stand twice in this group, the first here, and "${missing}" is missing in it. Put them into "${missing}" if they belong there.`;
    return { ...stray, message: many };
  }
  const fault = `"${name}" stands twice in this group, and "${missing}" is missing in it.`;
  const remedy = `One of the two is meant to be "${missing}": correct its name.`;
  return { ...stray, ...withRemedy(fault, remedy), suggestion: missing ?? name };
};

/** What to do with a name that stands twice, and is missing somewhere else. */
const moveOneThere = 'Move one of them there.';

const toldAsMoved = (stray: Problem, lack: Problem): Problem => {
  const name = nameOf(stray);
  const place = placeFrom(stray, lack);
  if (isDuplicateKey(stray)) {
    const fault = `"${name}" stands twice in this group, and is missing ${place}.`;
    return { ...stray, ...withRemedy(fault, moveOneThere), tells: 'moved' };
  }
  const message = `${placeInWords(stray)}"${name}" belongs ${place}, where it is missing. Move it there.`;
  return { ...stray, message };
};

const movedOver = (written: Problem, lack: Problem): Problem => {
  const message = `${placeInWords(written)}"${lack.missing}" is missing ${placeOf(lack)}, and what stands here may be that. Move it back, and write here what it replaced.`;
  return { ...written, severity: lack.severity, message };
};

/** What is missing, and the problem that is told of it and of what stands elsewhere. */
type Join = { lack: Problem; told: Problem };

/** Joins each of some problems with what is missing because of it; a thing that is missing is joined once. */
const joinEach = (
  problems: Problem[],
  ones: Problem[],
  joinOf: (one: Problem, isFree: (lack: Problem) => boolean) => Join | undefined,
): Problem[] => {
  const joined = new Map<Problem, Problem>();
  const lacks = new Set<string>();
  // Two checks may miss the same thing, as the schema of pages and that for search engines miss a description.
  for (const one of ones) {
    const join = joinOf(one, (lack) => !lacks.has(spotKey(lack)));
    if (!join) continue;
    lacks.add(spotKey(join.lack));
    joined.set(one, join.told);
  }
  const isJoined = (problem: Problem) => problem.missing !== undefined && lacks.has(spotKey(problem));
  return problems.filter((problem) => !isJoined(problem)).map((problem) => joined.get(problem) ?? problem);
};

/**
 * A value that took the place of its neighbor is wrong there and missing where it was: one fault, reported where it
 * stands.
 */
const joinMovedOver = (problems: Problem[]): Problem[] => {
  const lacking = Map.groupBy(lacksOne(problems), parentKey);
  if (lacking.size === 0) return problems;
  return joinEach(problems, problems.filter(isWritten), (written, isFree) => {
    const group = above(written.pointer);
    const lack = lacking
      .get(parentKey({ file: written.file, pointer: group }))
      ?.find((problem) => isFree(problem) && problem.pointer !== group && isOf(written, problem.missing));
    return lack && { lack, told: movedOver(written, lack) };
  });
};

/** The unknown names of a site, and the problems of missing ones by their file and name, and by their group. */
type Names = Record<'strays' | 'missing' | 'inGroup', Map<string, Problem[]>>;

/** A name that has become that of its neighbor: its group lacks just one. */
const joinTwice = (stray: Problem, { inGroup }: Names): Join | undefined => {
  if (!isDuplicateKey(stray)) return undefined;
  const [lack, another] = inGroup.get(parentKey(stray)) ?? [];
  return lack && !another ? { lack, told: namedTwice(stray, lack) } : undefined;
};

/** A property that is missing somewhere near, or is the only one of its name. */
const joinMoved = (
  stray: Problem,
  { strays, missing, inGroup }: Names,
  isFree: (lack: Problem) => boolean,
): Join | undefined => {
  const group = above(stray.pointer);
  const isWhole = !inGroup.has(parentKey(stray));
  const absent = missing.get(nameIn(stray)) ?? [];
  const isOnly = absent.length === 1 && strays.get(nameIn(stray))?.length === 1;
  // The type of a group stays with it: two groups were exchanged.
  const isOfGroup = ({ pointer }: Problem) => nameOf(stray) !== 'type' || isNear(pointer, group);
  // One that resembles a known name is rather misspelt.
  const isNearby = ({ pointer }: Problem) =>
    stray.suggestion === undefined && isFrom(pointer, group, isWhole);
  const lack = absent.find(
    (problem) => isFree(problem) && ((isOnly && isOfGroup(problem)) || isNearby(problem)),
  );
  return lack && { lack, told: toldAsMoved(stray, lack) };
};

/**
 * A property that has slipped out of its group, into one of its groups or into its neighbor is unknown where it stands
 * and missing where it belongs: one fault, reported where it stands. So is one that moved farther, as the only one of
 * its name, and a name that has become that of its neighbor.
 */
export const joinMovedProperties = (problems: Problem[]): Problem[] => {
  const strays = problems.filter((problem) => isStray(problem) || isDuplicateKey(problem));
  if (strays.length === 0) return joinMovedOver(problems);
  const lacks = lacksOne(problems);
  const names = {
    strays: Map.groupBy(strays, nameIn),
    missing: Map.groupBy(lacks, ({ file, missing }) => `${file}#${missing}`),
    inGroup: Map.groupBy(lacks, placeKey),
  };
  return joinEach(
    problems,
    strays,
    (stray, isFree) => joinTwice(stray, names) ?? joinMoved(stray, names, isFree),
  );
};
