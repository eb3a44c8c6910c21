import { isObject } from '../../json-value.ts';
import { below, type Finding, type Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { exchangedPairs } from './exchanged-pairs.ts';
import { camelCase } from './key-parts.ts';

/** An item that has a name as its "key", its number in the list, and the parts of the names of its texts. */
type NamedItem = { index: number; name: string; parts: Set<string> };

const addParts = (value: unknown, parts: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.startsWith('t:'))
      for (const part of value.slice(2).split('|', 1)[0]?.split('.') ?? []) parts.add(part);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addParts(inner, parts);
};

const namedItems = (items: unknown[]): NamedItem[] =>
  items.flatMap((item, index) => {
    if (!isObject(item) || typeof item.key !== 'string') return [];
    const parts = new Set<string>();
    addParts(item, parts);
    return [{ index, name: item.key, parts }];
  });

const isCalledAs = ({ parts }: NamedItem, { name }: NamedItem): boolean => parts.has(camelCase(name));

const areExchanged = (one: NamedItem, other: NamedItem): boolean =>
  isCalledAs(one, other) && isCalledAs(other, one);

/** The pairs of items of a list of which the texts of each are called as the other. */
const pairsIn = (items: unknown[]): [NamedItem, NamedItem][] =>
  exchangedPairs(
    namedItems(items).filter((item) => !isCalledAs(item, item)),
    areExchanged,
  );

const findIn = (value: unknown, place: Place): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, item]) =>
    typeof item === 'object' ? findIn(item, { ...place, pointer: below(place.pointer, name) }) : [],
  );
  if (!Array.isArray(value)) return inside;
  const own = pairsIn(value).map(([one, other]): Finding => {
    const at = ({ index }: NamedItem) => below(place.pointer, index, 'key');
    const message = `This item is called "${one.name}" and has the texts of "${other.name}", and item ${other.index + 1} of this list has those of "${one.name}". Exchange the two names.`;
    return { ...place, pointer: at(one), message, also: [at(other)] };
  });
  return [...own, ...inside];
};

/** Two items of a list with each other's names. Places are worked out only in files that have any. */
export const exchangedItemNames = ({ contents, sections }: CheckContext): Finding[] => {
  const files = new Set(
    [...contents].flatMap(([file, { lists }]) =>
      lists.some((list) => pairsIn(list).length > 0) ? [file] : [],
    ),
  );
  if (files.size === 0) return [];
  return sections
    .filter(({ place }) => files.has(place.file))
    .flatMap(({ section, place }) =>
      findIn(section.props, { ...place, pointer: below(place.pointer, 'props') }),
    );
};
