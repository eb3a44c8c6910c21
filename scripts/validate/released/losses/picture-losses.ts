import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { isPublicFile, publicAddress } from '../../../../src/engine/core/file-names.ts';
import { isObject } from '../../../../src/engine/core/json-value.ts';
import { parseJson } from '../../../site/file-reader.ts';
import { placeIn } from '../../causes/shown-places.ts';
import { holesIn } from './holes-in.ts';
import { commitInWords, type Loss, type Past } from './loss.ts';

/** Where a file has lost what showed a picture. */
const holeIn = ({ files: { texts }, former }: Past, file: string, src: string): Place[] => {
  const before = former.get(file) ?? '';
  const named = JSON.stringify(src);
  if (!before.includes(named)) return [];
  const now = parseJson(file, texts.get(file) ?? '').value;
  if (!isObject(now)) return [];
  return holesIn(parseJson(file, before).value, now)
    .filter(({ part }) => JSON.stringify(part.value)?.includes(named))
    .map(({ around }) => placeIn(file, now, around));
};

/** Pictures that are left over are missed where they were shown, when nothing else was put in their place. */
export const pictureLosses = (past: Past, problems: Problem[]): Loss[] =>
  problems.flatMap((problem): Loss[] => {
    const { check, file } = problem;
    if (check !== 'ref/orphan-asset' || !isPublicFile(file)) return [];
    const src = publicAddress(file);
    const [place, another] = [...past.former.keys()].flatMap((name) => holeIn(past, name, src));
    if (!place || another) return [];
    const message = `${placeInWords(place)}What showed "${src}" here at ${commitInWords(past.since)} is gone, and nothing else shows it. Put it back, or remove ${file}.`;
    return [{ told: { ...place, message }, isFollower: (other) => other === problem }];
  });
