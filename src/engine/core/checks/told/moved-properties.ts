import { gathered } from '../context/gathered.ts';
import { placeInWords } from '../place-in-words.ts';
import { above, lastStep, type Problem } from '../problem.ts';
import { pathName } from '../schema/fault.ts';

const nameOf = ({ pointer }: Problem): string => lastStep(pointer);

const isAround = (outer: string, inner: string): boolean => inner.startsWith(`${outer}/`);

/** Whether a property stands in a group around the one that lacks it, or within that one. */
const isNear = (one: string, other: string): boolean =>
  one !== other && (isAround(one, other) || isAround(other, one));

/** A property that nothing knows where it stands. One that resembles a known name is misspelt, not moved. */
const isStray = ({ check, at, missing, suggestion }: Problem): boolean =>
  /^(schema\/|config\/unknown-option$)/.test(check) &&
  at === 'key' &&
  missing === undefined &&
  suggestion === undefined;

/** A property that has come to where its name is already, so that one of the two is not read. */
const isSecond = ({ check }: Problem): boolean => check === 'json/duplicate-key';

/** Where one name is missing: several that a group lacks were not moved one by one. */
const lacksOne = (problems: Problem[]): Problem[] =>
  problems.filter(({ missing, lacks }) => missing !== undefined && lacks === undefined);

/** What is missing where, by the file and the name: on a large site, there may be a problem on every page. */
const lacksIn = (problems: Problem[]): Map<string, Problem[]> =>
  gathered(lacksOne(problems), ({ file, missing }) => `${file}#${missing}`);

const placeOf = ({ pointer, group }: Problem): string => {
  if (group !== undefined) return `in "${group}"`;
  return pointer === '' ? 'at the top of the file' : `in "${pathName(`/${lastStep(pointer)}`)}"`;
};

const namedTwice = (stray: Problem, { missing }: Problem): Problem => {
  const name = nameOf(stray);
  const message = `"${name}" stands twice in this group, and "${missing}" is missing in it. One of the two is meant to be "${missing}": correct its name.`;
  return { ...stray, message, suggestion: missing ?? name };
};

const movedTo = (stray: Problem, lack: Problem): Problem => {
  const name = nameOf(stray);
  if (isSecond(stray)) {
    const message = `"${name}" stands twice in this group, and is missing ${placeOf(lack)}. Move one of them there.`;
    return { ...stray, message };
  }
  const message = `${placeInWords(stray)}"${name}" belongs ${placeOf(lack)}, where it is missing. Move it there.`;
  return { ...stray, message };
};

/**
 * A property that has slipped out of its group, or into one of its groups, is unknown where it stands and missing where
 * it belongs: one fault, told where it stands. So is a name that has become that of its neighbor.
 */
export const joinMovedProperties = (problems: Problem[]): Problem[] => {
  const strays = problems.filter((problem) => isStray(problem) || isSecond(problem));
  if (strays.length === 0) return problems;
  const lacking = lacksIn(problems);
  const inPlace = gathered(lacksOne(problems), ({ file, pointer }) => `${file}#${pointer}`);
  const joined = new Map<Problem, Problem>();
  const lacks = new Set<Problem>();
  for (const stray of strays) {
    const [own, second] = isSecond(stray) ? (inPlace.get(`${stray.file}#${above(stray.pointer)}`) ?? []) : [];
    if (own && !second) {
      lacks.add(own);
      joined.set(stray, namedTwice(stray, own));
      continue;
    }
    const lack = lacking
      .get(`${stray.file}#${nameOf(stray)}`)
      ?.find((problem) => !lacks.has(problem) && isNear(problem.pointer, above(stray.pointer)));
    if (!lack) continue;
    lacks.add(lack);
    joined.set(stray, movedTo(stray, lack));
  }
  return problems.filter((problem) => !lacks.has(problem)).map((problem) => joined.get(problem) ?? problem);
};
