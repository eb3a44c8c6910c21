import { isOf } from '../problems/is-of.ts';
import { parentKey, placeKey } from '../problems/place-keys.ts';
import { aroundKeys } from './common-keys.ts';
import type { Echo } from './follows.ts';

const isRepeatedItem = isOf('content/repeated-item');

/**
 * A copy that is an error, or one too many for its list, is told as that; other repetitions in it follow from it.
 */
export const echoesCopiedItem: Echo = (problems) => {
  const copies = problems.filter(isRepeatedItem);
  const places = new Set(copies.map(placeKey));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.flatMap(aroundKeys));
  const lists = new Set(errors.map((error) => (places.has(placeKey(error)) ? parentKey : placeKey)(error)));
  const faulty = new Set(copies.filter((copy) => wrong.has(placeKey(copy)) || lists.has(parentKey(copy))));
  const sound = new Set(copies.filter((copy) => !faulty.has(copy)).map(placeKey));
  return (problem) => {
    if (faulty.has(problem)) return true;
    const [own = '', ...outer] = aroundKeys(problem);
    const around = isRepeatedItem(problem) ? outer : [own, ...outer];
    return problem.severity !== 'error' && around.some((place) => sound.has(place));
  };
};
