import { counted } from '../../counted.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { Json } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { halfChangedBefore, isSame, sameBefore, saysSomething } from '../context/marks/same-before.ts';
import { sectionsByFile } from '../context/marks/sections-by-file.ts';
import { canMeet } from '../context/spans.ts';
import { entryInWords } from '../problems/entry-in-words.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { faultIn, withRemedy } from '../problems/with-remedy.ts';
import { namedAsAnother } from './repeated/named-as-another.ts';
import { saidTwice } from './repeated/said-twice.ts';
import { textBefore, textsNamedTwice } from './repeated/texts-named-twice.ts';

const faultOf = (index: number, before: number): string =>
  before === index - 1
    ? 'This is the same as what stands before it.'
    : `This is the same as ${entryInWords(before)} of this list.`;

type Told = ReturnType<typeof withRemedy>;

/** What is said of an item that says the same as one before it in its list. */
const toldOf = (items: unknown[], index: number, texts: ReadonlySet<string>): Told | undefined => {
  const before = sameBefore(items, index) ?? textBefore(items, index, texts);
  if (before !== undefined) return withRemedy(faultOf(index, before), 'Remove it, or write what is meant.');
  const like = halfChangedBefore(items, index);
  return like === undefined
    ? undefined
    : withRemedy(
        `This says the same as ${entryInWords(like)} of this list.`,
        'Write what is meant for this one, or remove it.',
      );
};

/**
 * By their files, the texts that a list names twice by mistake, for each file with a list in which an item stands
 * twice: hardly any has one.
 */
const repeatingFiles = ({ contents }: CheckContext): Map<string, ReadonlySet<string>> => {
  const none = new Set<string>();
  const repeats = (items: unknown[]) => items.some((_, index) => toldOf(items, index, none) !== undefined);
  return new Map(
    [...contents].flatMap(([file, { lists }]): [string, ReadonlySet<string>][] => {
      const texts = textsNamedTwice(lists);
      return texts.size > 0 || lists.some(repeats) ? [[file, texts]] : [];
    }),
  );
};

/** Several items of a list that stand in it twice were pasted together. */
const together = ([first, ...others]: Finding[]): Finding[] => {
  if (!first || others.length === 0) return first ? [first] : [];
  const more = `The same goes for ${counted(others.length, 'more entry', 'more entries')}.`;
  const told = withRemedy(`${faultIn(first)} ${more}`, first.remedy ?? '');
  return [{ ...first, ...told, also: others.map(({ pointer }) => pointer) }];
};

const repeatedIn = (value: unknown, place: Place, texts: ReadonlySet<string>): Finding[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, item]) =>
      typeof item === 'object'
        ? repeatedIn(item, { ...place, pointer: below(place.pointer, name) }, texts)
        : [],
    );
  const items: unknown[] = value;
  const [told, inside]: [Finding[], Finding[]] = [[], []];
  for (const [index, item] of items.entries()) {
    const at = { ...place, pointer: below(place.pointer, index) };
    const same = toldOf(items, index, texts);
    if (same === undefined) inside.push(...repeatedIn(item, at, texts));
    else told.push({ ...at, ...same });
  }
  return [...together(told), ...inside];
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

/** Of fewer items under another title nothing follows: two calls to act may well have the same buttons. */
const leastItems = 3;

const hasItems = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= leastItems && value.every(saysSomething);

/** Whether two sections show the same: all that they have, or under another title a list of theirs and all beside it. */
const showSame = (props: Json, other: Json): boolean => {
  const names = Object.keys(props);
  const rest = names.filter((name) => name !== 'title');
  if (names.length !== Object.keys(other).length || !rest.every((name) => isSame(props[name], other[name])))
    return false;
  const isOfTitle = isSame(props.title, other.title);
  // With nothing but a title it is told by that.
  return rest.some((name) => (isOfTitle ? saysSomething(props[name]) : hasItems(props[name])));
};

/** The section before this one that shows the same. */
const twinOf = (
  context: CheckContext,
  sections: PlacedSection[],
  index: number,
): PlacedSection | undefined => {
  const placed = sections[index];
  if (!placed) return undefined;
  const { section, place } = placed;
  for (let at = 0; at < index; at += 1) {
    const other = sections[at];
    if (other?.section.type !== section.type || !showSame(section.props, other.section.props)) continue;
    if (canMeet(context, other.place, place)) return other;
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

/** Two buttons of one group with different words and the same link: it may be meant, so it is a remark. */
const sameLinks = ({ sections }: CheckContext): Finding[] =>
  sections.flatMap(({ section, place }) => {
    const buttons = listOf(objectOf(section.props).buttons).map(objectOf);
    return buttons.flatMap(({ label, link }, index): Finding[] => {
      const twin = buttons.slice(0, index).find((other) => other.link === link && other.label !== label);
      if (typeof link !== 'string' || twin === undefined) return [];
      const message = `This button leads to "${link}", as one before it does under other words. Let it lead elsewhere, or remove it.`;
      const pointer = below(place.pointer, 'props', 'buttons', index, 'link');
      return [{ ...place, pointer, message, severity: 'info' }];
    });
  });

/** Items of a list that were copied and not changed. */
export const contentRepeatedItem: Check = {
  id: 'content/repeated-item',
  severity: 'warning',
  description:
    'No item of a list stands twice in it or has the name of another, and no section stands twice on its page.',
  advice:
    'An item that was copied to write the next one, and then forgotten, is shown twice. Remove the second, or write into it what is meant. Example: two cards with "title": "t:home.cards.loyalty".',
  runOnPages: (context) => {
    const sections = [
      ...repeatedSections(context),
      ...namedAsAnother(context),
      ...saidTwice(context),
      ...sameLinks(context),
    ];
    const files = repeatingFiles(context);
    if (files.size === 0) return sections;
    const items = places(context).flatMap(([value, place]) => {
      const texts = files.get(place.file);
      return texts === undefined ? [] : repeatedIn(value, place, texts);
    });
    return [...sections, ...items];
  },
};
