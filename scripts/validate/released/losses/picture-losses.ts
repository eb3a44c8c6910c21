import { firstThree } from '../../../../src/engine/core/checks/consequences/first-three.ts';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import { placeKey } from '../../../../src/engine/core/checks/problems/place-keys.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isPublicFile, publicAddress } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { placeIn } from '../../../site/place-in.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import { holesIn } from './holes-in.ts';
import type { Loss } from './loss.ts';

/** Where a file has lost what showed a picture. */
const holeIn = (past: Past, file: string, src: string): Place[] => {
  const named = JSON.stringify(src);
  const { before, now } = (past.former.get(file)?.includes(named) && versionsOf(past, file)) || {};
  if (!isObject(now)) return [];
  return holesIn(before, now)
    .filter(({ part }) => JSON.stringify(part.value)?.includes(named))
    .map(({ around }) => placeIn(file, now, around));
};

/** A picture that is left over, and the only place that has lost what showed it. */
type Unshown = { problem: Problem; src: string; place: Place };

const unshownIn = (past: Past, problem: Problem): Unshown[] => {
  const { check, file } = problem;
  if (check !== 'ref/orphan-asset' || !isPublicFile(file)) return [];
  const src = publicAddress(file);
  const [place, another] = [...past.former.keys()].flatMap((name) => holeIn(past, name, src));
  return place && !another ? [{ problem, src, place }] : [];
};

const saysOf = (unshown: Unshown[], since: string): string => {
  const shown = firstThree(unshown.map(({ src }) => `"${src}"`));
  const files = firstThree(unshown.map(({ problem }) => problem.file));
  return `What showed ${shown} here at ${commitInWords(since)} is gone, and nothing else shows ${unshown.length === 1 ? 'it' : 'them'}. Put it back, or remove ${files}.`;
};

/** Pictures that are left over are missed where they were shown, when nothing else was put in their place. */
export const pictureLosses = (past: Past, problems: Problem[]): Loss[] => {
  const all = problems.flatMap((problem) => unshownIn(past, problem));
  const places = Map.groupBy(all, ({ place }) => placeKey(place));
  return [...places.values()].flatMap((unshown): Loss[] => {
    const [first] = unshown;
    if (!first) return [];
    const message = `${placeInWords(first.place)}${saysOf(unshown, past.since)}`;
    const isFollower = (other: Problem) => unshown.some(({ problem }) => problem === other);
    return [{ told: { ...first.place, message }, isFollower }];
  });
};
