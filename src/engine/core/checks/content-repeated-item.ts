import type { Json } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { below, type Finding, type Place } from './problem.ts';

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // With `for in` the engine compiles this again for each part of a site whose values have another shape.
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Json)[name], (other as Json)[name]))
  );
};

const naming = /^(t:|page:|\/)/;

/** What shows words, a picture or a link. Shapes and numbers may well stand beside their like. */
const saysSomething = (item: unknown): boolean => {
  if (typeof item === 'string') return naming.test(item);
  return typeof item === 'object' && item !== null && Object.values(item).some(saysSomething);
};

/** How much an item says: what names something, and words or names written out. */
const weightOf = (item: unknown): number => {
  if (typeof item === 'string') return Number(naming.test(item) || /\p{Lu}|:\/\//u.test(item));
  if (typeof item !== 'object' || item === null) return 0;
  return Object.values(item).reduce<number>((sum, value) => sum + weightOf(value), 0);
};

/** Up to so many items each is held against all before it: longer lists are tables. */
const most = 60;

/**
 * Where the same item stands before. An item that stands apart from its like must say two things: one word, as in the
 * cells of a table, is often said again.
 */
const sameBefore = (items: unknown[], index: number): number | undefined => {
  const item = items[index];
  if (index === 0 || typeof item === 'number') return undefined;
  if (isSame(item, items[index - 1])) return saysSomething(item) ? index - 1 : undefined;
  if (typeof item !== 'object' || items.length > most) return undefined;
  for (let at = index - 2; at >= 0; at -= 1)
    if (isSame(item, items[at])) return saysSomething(item) && weightOf(item) > 1 ? at : undefined;
  return undefined;
};

/** The files with a list in which an item stands twice: hardly any has one, and places are worked out only there. */
const repeatingFiles = ({ contents }: CheckContext): Set<string> => {
  const repeats = (items: unknown[]) => items.some((_, index) => sameBefore(items, index) !== undefined);
  return new Set([...contents].flatMap(([file, { lists }]) => (lists.some(repeats) ? [file] : [])));
};

const messageOf = (index: number, before: number): string =>
  before === index - 1
    ? 'This is the same as what stands before it. Remove it, or write what is meant.'
    : `This is the same as entry ${before + 1} of this list. Remove it, or write what is meant.`;

const repeatedIn = (value: unknown, place: Place): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, item]) =>
      typeof item === 'object' ? repeatedIn(item, { ...place, pointer: below(place.pointer, name) }) : [],
    );
  const items: unknown[] = value;
  return items.flatMap((item, index) => {
    const at = { ...place, pointer: below(place.pointer, index) };
    const before = sameBefore(items, index);
    return before === undefined ? repeatedIn(item, at) : [{ ...at, message: messageOf(index, before) }];
  });
};

const places = ({ sections, source }: CheckContext): [value: unknown, place: Place][] => [
  ...sections.map(({ section, place }): [unknown, Place] => [
    section.props,
    { ...place, pointer: below(place.pointer, 'props') },
  ]),
  ...source.pages.map(({ file, document }): [unknown, Place] => [
    document.features,
    { file, page: document.id, pointer: '/features' },
  ]),
];

/** Items of a list that were copied and not changed. */
export const contentRepeatedItem: Check = {
  id: 'content/repeated-item',
  severity: 'warning',
  description: 'No item of a list stands twice in it.',
  advice:
    'An item that was copied to write the next one, and then forgotten, is shown twice. Remove the second, or write into it what is meant. Example: two cards with "title": "t:home.cards.loyalty".',
  runOnPages: (context) => {
    const files = repeatingFiles(context);
    if (files.size === 0) return [];
    return places(context).flatMap(([value, place]) =>
      files.has(place.file) ? repeatedIn(value, place) : [],
    );
  },
};
