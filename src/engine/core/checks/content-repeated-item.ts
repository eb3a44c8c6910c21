import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { sameBefore } from './context/marks/same-before.ts';
import { below, type Finding, type Place } from './problem.ts';

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
