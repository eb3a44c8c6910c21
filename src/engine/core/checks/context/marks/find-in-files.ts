import { below } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import type { Contents } from './contents.ts';

/** Finds the faults in the items of a list at a place, or in the properties of an object. */
type FindInList = (items: object, place: Place) => Finding[];

const findIn = (value: unknown, place: Place, find: FindInList): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, item]) =>
    typeof item === 'object' ? findIn(item, { ...place, pointer: below(place.pointer, name) }, find) : [],
  );
  return [...find(value, place), ...inside];
};

/** The faults in lists and objects of sections. Places are worked out only for files that may have any. */
export const findInFiles = (
  { contents, sections }: CheckContext,
  isIn: (contents: Contents) => boolean,
  find: FindInList,
): Finding[] => {
  const files = new Set([...contents].flatMap(([file, content]) => (isIn(content) ? [file] : [])));
  if (files.size === 0) return [];
  return sections
    .filter(({ place }) => files.has(place.file))
    .flatMap(({ section, place }) =>
      findIn(section.props, { ...place, pointer: below(place.pointer, 'props') }, find),
    );
};
