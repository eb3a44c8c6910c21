import { keyPointer } from '../../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { placeKey } from '../../../../src/engine/core/checks/problems/place-keys.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { firstThree } from '../../../../src/engine/core/counted.ts';
import { isPublicFile, publicAddress } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { shellWord } from '../../../cli/shell-word.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import { placeIn } from '../../../site/place-in.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import { holesIn } from './holes-in.ts';
import type { Loss } from './loss.ts';

/** Where something has lost what showed a picture, and the texts that went with it. */
type Spot = { place: Place; keys: string[] };

/** Where a file has lost what showed a picture. */
const holeIn = (past: Past, file: string, src: string): Spot[] => {
  const named = JSON.stringify(src);
  const { before, now } = (past.former.get(file)?.includes(named) && versionsOf(past, file)) || {};
  if (!isObject(now)) return [];
  return holesIn(before, now)
    .filter(({ part }) => JSON.stringify(part.value)?.includes(named))
    .map(({ around, keys }) => ({ place: placeIn(file, now, around), keys }));
};

/** A picture that is left over, and the only place that has lost what showed it. */
type Unshown = { problem: Problem; src: string } & Spot;

const unshownIn = (past: Past, problem: Problem): Unshown[] => {
  const { check, file } = problem;
  if (check !== 'ref/orphan-asset' || !isPublicFile(file)) return [];
  const src = publicAddress(file);
  const [spot, another] = [...past.former.keys()].flatMap((name) => holeIn(past, name, src));
  return spot && !another ? [{ problem, src, ...spot }] : [];
};

const saysOf = (unshown: Unshown[], since: string): string => {
  const shown = firstThree(unshown.map(({ src }) => `"${src}"`));
  const files = firstThree(unshown.map(({ problem }) => problem.file));
  return `What showed ${shown} here at ${commitInWords(since)} is gone, and nothing else shows ${unshown.length === 1 ? 'it' : 'them'}. Put it back, or remove ${files}.`;
};

/** Whether the texts that stood beside a picture were deleted, too: then nobody is to put them back. */
const wentWithWords = ({ files: { source } }: Past, { keys }: Unshown): boolean =>
  keys.length > 0 &&
  Object.values(source.locales).every((words) =>
    keys.every((key) => valueAt(words, keyPointer(key)) === undefined),
  );

/** What is left over of something that was removed on purpose. */
const leftToDelete = (unshown: Unshown[]): string => {
  const [first = '', ...others] = unshown.map(({ src }) => shellWord(src.slice(1)));
  const and = others.length === 0 ? '' : `, and so ${others.join(', ')}`;
  const shown = unshown.length === 1 ? 'the picture' : `the ${unshown.length} pictures`;
  return `What showed ${shown} is gone with its words. Delete ${unshown.length === 1 ? 'it' : 'them'}: "npm run content -- delete asset ${first}"${and}.`;
};

/** Pictures that are left over are missed where they were shown, when nothing else was put in their place. */
export const pictureLosses = (past: Past, problems: Problem[]): Loss[] => {
  const all = problems.flatMap((problem) => unshownIn(past, problem));
  const places = Map.groupBy(all, ({ place }) => placeKey(place));
  return [...places.values()].flatMap((unshown): Loss[] => {
    const [first] = unshown;
    if (!first) return [];
    const isFollower = (other: Problem) => unshown.some(({ problem }) => problem === other);
    if (unshown.every((one) => wentWithWords(past, one))) {
      const { file, pointer } = first.problem;
      return [{ told: { file, pointer, message: leftToDelete(unshown) }, isFollower }];
    }
    const message = saysOf(unshown, past.since);
    return [{ told: { ...first.place, message }, isFollower }];
  });
};
