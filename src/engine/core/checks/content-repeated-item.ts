import type { Json } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { isObject } from './context/json-value.ts';
import { below, type Finding, type Place } from './problem.ts';

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
};

/** What shows words, a picture or a link. Shapes and numbers may well stand beside their like. */
const saysSomething = (item: unknown): boolean => {
  if (typeof item === 'string') return /^(t:|page:|\/)/.test(item);
  return typeof item === 'object' && item !== null && Object.values(item).some(saysSomething);
};

/** Asked first: hardly a document has any, and places are worked out only for one that does. */
const hasRepeated = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value))
    return value.some(
      (item, index) =>
        (index > 0 && isSame(item, value[index - 1]) && saysSomething(item)) || hasRepeated(item),
    );
  for (const name in value) if (hasRepeated((value as Json)[name])) return true;
  return false;
};

const repeatedIn = (value: unknown, place: Place): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, item]) =>
      typeof item === 'object' ? repeatedIn(item, { ...place, pointer: below(place.pointer, name) }) : [],
    );
  const items: unknown[] = value;
  return items.flatMap((item, index) => {
    const at = { ...place, pointer: below(place.pointer, index) };
    if (index === 0 || !isSame(item, items[index - 1]) || !saysSomething(item)) return repeatedIn(item, at);
    return [
      { ...at, message: 'This is the same as what stands before it. Remove it, or write what is meant.' },
    ];
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
  description: 'No item of a list stands twice in a row.',
  advice:
    'An item that was copied to write the next one, and then forgotten, is shown twice. Remove the second, or write into it what is meant. Example: two cards with "title": "t:home.cards.loyalty".',
  runOnPages: (context) =>
    places(context).flatMap(([value, place]) => (hasRepeated(value) ? repeatedIn(value, place) : [])),
};
