import { isDeepStrictEqual } from 'node:util';
import { above, below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';

/** Where an item of a list or another group stands. */
export type ItemPlace = { file: string; pointer: string };

/** The names or numbers in two values under which they have something else; none if they are not alike. */
const differencesOf = (before: unknown, now: unknown): string[] => {
  const areLists = Array.isArray(before) && Array.isArray(now) && before.length === now.length;
  if (!areLists && !(isObject(before) && isObject(now))) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const at = (value: unknown, name: string) => valueAt(value, below('', name));
  return [...names].filter((name) => !isDeepStrictEqual(at(before, name), at(now, name)));
};

/** The innermost value in which all is that differs between two. */
const changedIn = (before: unknown, now: unknown, pointer = ''): string => {
  const [name, another] = differencesOf(before, now);
  if (name === undefined || another !== undefined) return pointer;
  const inner = below('', name);
  return changedIn(valueAt(before, inner), valueAt(now, inner), below(pointer, name));
};

/** Whether a value is a group that says something: an empty one is no copy of another. */
const isFilled = (value: unknown): boolean => isObject(value) && Object.keys(value).length > 0;

/** The groups in which a value of a document stands, or which it is, the innermost first. */
const groupsAround = (document: unknown, pointer: string): string[] => {
  if (pointer === '') return [];
  const own = isFilled(valueAt(document, pointer)) ? [pointer] : [];
  return [...own, ...groupsAround(document, above(pointer))];
};

/** Where else a group stands: in its own file, or in another one. */
const twinOf = (
  { pages, config }: SiteSource,
  item: unknown,
  { file, pointer }: ItemPlace,
): ItemPlace | undefined => {
  const documents = [...pages, { file: configFile, document: config }];
  const ownFirst = documents.toSorted(
    (one, other) => Number(other.file === file) - Number(one.file === file),
  );
  for (const { file: other, document } of ownFirst)
    for (const [at, one] of valuesIn(document)) {
      const isItself = other === file && at === pointer;
      if (!isItself && isDeepStrictEqual(one, item)) return { file: other, pointer: at };
    }
  return undefined;
};

/** A document that has changed. */
type Changed = { file: string; before: unknown; now: unknown };

/** The group that has got all that differs in a document, if it says now what another one of the site says. */
export const replacedItem = (
  source: SiteSource,
  { file, before, now }: Changed,
): { pointer: string; twin: ItemPlace } | undefined => {
  for (const pointer of groupsAround(now, changedIn(before, now))) {
    const isItem = Array.isArray(valueAt(now, above(pointer)));
    // A picture that lost its words is like others: only what is another one in more than that was pasted.
    const isPasted = isItem || differencesOf(valueAt(before, pointer), valueAt(now, pointer)).length > 1;
    const twin = isPasted ? twinOf(source, valueAt(now, pointer), { file, pointer }) : undefined;
    if (twin) return { pointer, twin };
  }
  return undefined;
};
