import { below } from '../../problems/pointer-steps.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { valuesIn } from '../../problems/values-in.ts';
import type { CheckContext } from '../check-context.ts';
import type { Contents } from './contents.ts';

/** Finds the faults in the items of a list at a place, or in the properties of an object. */
type FindInList = (items: object, place: Place) => Finding[];

const findIn = (props: unknown, place: Place, find: FindInList): Finding[] =>
  [...valuesIn(props, below(place.pointer, 'props'))].flatMap(([pointer, value]) =>
    typeof value === 'object' && value !== null ? find(value, { ...place, pointer }) : [],
  );

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
    .flatMap(({ section, place }) => findIn(section.props, place, find));
};
