import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { namedAsAnother } from './context/exchanged/named-as-another.ts';
import type { PlacedSection } from './context/marks/placed-sections.ts';
import { isSame, sameBefore, saysSomething } from './context/marks/same-before.ts';
import { sectionsByFile } from './context/marks/sections-by-file.ts';
import { canMeet } from './context/spans.ts';
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

/** The section before this one that shows the same. One with a title is reported by its title. */
const twinOf = (
  context: CheckContext,
  sections: PlacedSection[],
  index: number,
): PlacedSection | undefined => {
  const placed = sections[index];
  if (!placed || typeof placed.section.props.title === 'string') return undefined;
  const { section, place } = placed;
  for (let at = 0; at < index; at += 1) {
    const other = sections[at];
    if (other?.section.type !== section.type || !isSame(other.section.props, section.props)) continue;
    if (saysSomething(section.props) && canMeet(context, other.place, place)) return other;
  }
  return undefined;
};

/** Sections that were pasted a second time under another name. */
const repeatedSections = (context: CheckContext): Finding[] =>
  [...sectionsByFile(context).values()].flatMap((sections) =>
    sections.flatMap(({ place, section: { id } }, index) => {
      const twin = twinOf(context, sections, index)?.section.id;
      // Two sections with one id are reported as that.
      if (twin === undefined || twin === id) return [];
      const message = `This section shows the same as "${twin}" before it. Remove it, or write what is meant.`;
      return [{ ...place, message }];
    }),
  );

/** Items of a list that were copied and not changed. */
export const contentRepeatedItem: Check = {
  id: 'content/repeated-item',
  severity: 'warning',
  description:
    'No item of a list stands twice in it or has the name of another, and no section stands twice on its page.',
  advice:
    'An item that was copied to write the next one, and then forgotten, is shown twice. Remove the second, or write into it what is meant. Example: two cards with "title": "t:home.cards.loyalty".',
  runOnPages: (context) => {
    const sections = [...repeatedSections(context), ...namedAsAnother(context)];
    const files = repeatingFiles(context);
    if (files.size === 0) return sections;
    const items = places(context).filter(([, { file }]) => files.has(file));
    return [...sections, ...items.flatMap(([value, place]) => repeatedIn(value, place))];
  },
};
