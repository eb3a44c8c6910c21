import type { CheckContext } from '../context/check-context.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { canMeet } from '../context/spans.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';

/** Whether a section has the name of its type, or of a part of it: then its id is right. */
const isNamedSo = ({ section: { id, type } }: PlacedSection): boolean => `-${type}-`.includes(`-${id}-`);

/** The names of texts in a value, each between full stops. */
const keysIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"t:([^"?|]+)/g)].map(([, key]) => `.${key}.`);

/** Whether something names texts of the group that is called like it, within that of its page. */
export const hasTextsOf = (value: unknown, name: string): boolean =>
  keysIn(value).some((key) => key.includes(`.${camelCase(name)}.`, 1));

/** Whether a section names texts of its page. */
const hasPageTexts = ({ section, place }: PlacedSection): boolean =>
  place.page !== undefined &&
  keysIn(section.props).some((key) => key.includes(`.${camelCase(place.page ?? '')}.`));

/**
 * How well the id of a section suits it: by its texts, best those of its page, by its type, or else because another page
 * uses the id for that type.
 */
const rightOf = ({ sections }: CheckContext, placed: PlacedSection): number => {
  const { id, type, props } = placed.section;
  if (hasTextsOf(props, id)) return hasPageTexts(placed) ? 4 : 3;
  if (isNamedSo(placed)) return 2;
  const isHabit = sections.some(
    ({ section, place }) => section.id === id && section.type === type && place.file !== placed.place.file,
  );
  return Number(isHabit);
};

const idInFile = ({ section: { id }, place: { file } }: PlacedSection): string => `${file}\n${id}`;

/** The sections, given file by file, that share their id with another of their file: on a large site nearly none does. */
const withSharedIds = (sections: PlacedSection[]): PlacedSection[] => {
  let [file, ids] = ['', new Set<string>()];
  const shared = new Set<string>();
  for (const placed of sections) {
    if (placed.place.file !== file) [file, ids] = [placed.place.file, new Set()];
    if (ids.size === ids.add(placed.section.id).size) shared.add(idInFile(placed));
  }
  return shared.size === 0 ? [] : sections.filter((placed) => shared.has(idInFile(placed)));
};

/** What to do with the second section: one of another type is no copy, and its type mostly says what to call it. */
const remedyFor = ({ sections }: CheckContext, copy: PlacedSection, other: PlacedSection): string => {
  const { type } = copy.section;
  if (type === other.section.type)
    return 'Remove this one if it is a copy of that, or give it another id and words of its own.';
  const isTaken = sections.some(
    ({ section, place }) => section.id === type && place.file === copy.place.file,
  );
  return `Give this one another id${isTaken ? '' : `, such as "${type}"`}.`;
};

/** Of two sections with one id on a page, the one whose texts or type mostly have that id is right, else the first. */
const onOnePage = (context: CheckContext): Finding[] => {
  const seen = Map.groupBy(withSharedIds(context.sections), idInFile);
  return [...seen.values()].flatMap((alike) =>
    alike.flatMap((placed, index): Finding[] => {
      const first = alike.slice(0, index).find((other) => canMeet(context, other.place, placed.place));
      if (placed.section.id === '' || first === undefined) return [];
      const isFirst = rightOf(context, placed) > rightOf(context, first);
      const [copy, other] = isFirst ? [first, placed] : [placed, first];
      const fault = `This page has another section with the id "${placed.section.id}".`;
      const told = withRemedy(fault, remedyFor(context, copy, other));
      return [{ ...copy.place, pointer: below(copy.place.pointer, 'id'), ...told }];
    }),
  );
};

/** The first parts of the keys that a value names: t:home.hero.title is of "home". */
const groupsOf = (value: unknown): Set<string | undefined> =>
  new Set([...(JSON.stringify(value) ?? '').matchAll(/"t:([^.?|"]+)\./g)].map(([, group]) => group));

/** Whether a section of the layout was copied from a page: it is of the same type, and its words are the page's. */
const isCopyFrom = (
  { pages }: CheckContext,
  copy: PlacedSection,
  { section, place }: PlacedSection,
): boolean => {
  const own = groupsOf(pages.get(place.page ?? '')?.document.meta);
  return (
    copy.section.type === section.type && [...groupsOf(copy.section.props)].some((group) => own.has(group))
  );
};

/**
 * An id that the layout shares with several pages, or with the page it was copied from, is reported in the layout; else
 * at the page.
 */
const besideLayout = (context: CheckContext, own: PlacedSection, twins: PlacedSection[]): Finding[] => {
  const [first] = twins;
  if (!first) return [];
  const { id } = own.section;
  if (twins.length === 1 && !isCopyFrom(context, own, first)) {
    const fault = `The layout in site.config.json already has a section with the id "${id}".`;
    const told = withRemedy(fault, 'Give this one another id.');
    return [{ ...first.place, pointer: below(first.place.pointer, 'id'), ...told }];
  }
  const pages = new Set(twins.map(({ place }) => place.file));
  const others = pages.size === 1 ? 'has' : `and ${pages.size - 1} more have`;
  const message = `What stands here is shown on every page, and ${first.place.file} ${others} a section "${id}" too. Remove this one if it was copied from a page, or give it another id.`;
  return [{ ...own.place, pointer: below(own.place.pointer, 'id'), message }];
};

/** Sections that share their id with another one on a page: of the page itself, or of the layout. */
export const duplicateSections = (context: CheckContext): Finding[] => {
  const layout = context.sections.filter(({ place }) => place.page === undefined);
  const ids = new Set(layout.map(({ section }) => section.id));
  const onPages = context.sections.slice(layout.length).filter(({ section }) => ids.has(section.id));
  const twins = Map.groupBy(onPages, ({ section }) => section.id);
  return [
    ...onOnePage(context),
    ...layout.flatMap((own) => {
      const alike = own.section.id === '' ? [] : (twins.get(own.section.id) ?? []);
      return besideLayout(
        context,
        own,
        alike.filter(({ place }) => canMeet(context, own.place, place)),
      );
    }),
  ];
};
