import { parentOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { pointerInAnyItem } from '../../../src/engine/core/checks/problems/pointer-in-any-item.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import type { SiteFiles } from '../../site/site-files.ts';
import { textsIn } from './shown-places.ts';

/** The only text of a group that entries of one list name twice in a file: the second place, and the first one. */
export const textTwice = (
  files: SiteFiles,
  file: string,
  group: string,
): { key: string; place: Place; first: string } | undefined => {
  const named = textsIn(files, file).filter(
    ({ key, place }) => parentOf(key) === group && /\/\d/.test(place.pointer),
  );
  const alike = Map.groupBy(named, ({ key, place }) => `${key}\n${pointerInAnyItem(place.pointer)}`);
  const [repeated, another] = [...alike.values()].filter((places) => places.length > 1);
  const [first, second, third] = repeated ?? [];
  return first && second && !third && !another ? { ...second, first: first.place.pointer } : undefined;
};
