import { objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { PlacedSection } from '../context/marks/placed-sections.ts';
import { canMeet } from '../context/spans.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { duplicatePages } from './duplicate-pages.ts';

/** Whether a section has the name of its type, or of a part of it: then its id is right. */
const isNamedSo = ({ section: { id, type } }: PlacedSection): boolean => `-${type}-`.includes(`-${id}-`);

/** The names of texts in a value, each between full stops. */
const keysIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"t:([^"?|]+)/g)].map(([, key]) => `.${key}.`);

/** Whether something names texts of the group that is called like it, within that of its page. */
const hasTextsOf = (value: unknown, name: string): boolean =>
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

const anotherId = 'Give this one another id.';

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
const duplicateSections = (context: CheckContext, sections: PlacedSection[]): Finding[] => {
  const seen = Map.groupBy(withSharedIds(sections), idInFile);
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
    const told = withRemedy(fault, anotherId);
    return [{ ...first.place, pointer: below(first.place.pointer, 'id'), ...told }];
  }
  const pages = new Set(twins.map(({ place }) => place.file));
  const others = pages.size === 1 ? 'has' : `and ${pages.size - 1} more have`;
  const message = `What stands here is shown on every page, and ${first.place.file} ${others} a section "${id}" too. Remove this one if it was copied from a page, or give it another id.`;
  return [{ ...own.place, pointer: below(own.place.pointer, 'id'), message }];
};

const repeatedSections = (context: CheckContext): Finding[] => {
  const layout = context.sections.filter(({ place }) => place.page === undefined);
  const ids = new Set(layout.map(({ section }) => section.id));
  const onPages = context.sections.slice(layout.length).filter(({ section }) => ids.has(section.id));
  const twins = Map.groupBy(onPages, ({ section }) => section.id);
  return [
    ...duplicateSections(context, context.sections),
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

/**
 * A page's forms and the layout's are on the screen together, so their ids must differ. The form whose rules have that
 * name is right.
 */
const duplicateForms = (context: CheckContext): Finding[] => {
  const { forms } = context;
  const ofLayout = forms.filter(({ place }) => place.page === undefined);
  const layout = new Set(ofLayout.map(({ form }) => form.id));
  const seen = new Map<string, Place[]>();
  return forms.flatMap(({ form: { id, schema }, place }) => {
    if (typeof id !== 'string') return [];
    const key = `${place.page === undefined ? '' : place.file}\n${id}`;
    const others = seen.get(key) ?? [];
    const taken =
      others.some((other) => canMeet(context, other, place)) || (place.page !== undefined && layout.has(id));
    seen.set(key, [...others, place]);
    if (!taken) return [];
    const copy =
      (schema === id && ofLayout.find(({ form }) => form.id === id && form.schema !== id)?.place) || place;
    const told = withRemedy(`Another form on this page has the id "${id}" too.`, anotherId);
    return [{ ...copy, pointer: below(copy.pointer, 'id'), ...told }];
  });
};

/** A part of a section that has a name. */
type Keyed = { pointer: string[]; key: string; value: unknown };

/** The parts of a section that have a name: those of a list, or one by itself. */
const keyedIn = (props: object): Keyed[] =>
  Object.entries(props)
    .flatMap(([name, value]): [string[], unknown][] =>
      Array.isArray(value) ? value.map((item, index) => [[name, String(index)], item]) : [[[name], value]],
    )
    .flatMap(([pointer, value]) => {
      const { key } = objectOf(value);
      return typeof key === 'string' ? [{ pointer, key, value }] : [];
    });

/**
 * The parts of a section that have a name of their own, such as people: no two may have the same. The one whose texts
 * have that name is right, else the first.
 */
const duplicateKeys = ({ sections }: CheckContext): Finding[] =>
  sections.flatMap(({ section, place }) => {
    const seen = new Map<string, Keyed>();
    return keyedIn(section.props).flatMap((keyed): Finding[] => {
      const { key } = keyed;
      const first = seen.get(key);
      if (!first) {
        seen.set(key, keyed);
        return [];
      }
      const isFirst = hasTextsOf(keyed.value, key) && !hasTextsOf(first.value, key);
      const pointer = below(place.pointer, 'props', ...(isFirst ? first : keyed).pointer, 'key');
      const told = withRemedy(`Another item has the key "${key}".`, 'Give this one another.');
      return [{ ...place, pointer, ...told }];
    });
  });

/** The ids of elements that are around the sections of every page: "main" is where the skip link leads. */
const frameIds = new Set(['root', 'main']);

const idsOfFrame = ({ sections }: CheckContext): Finding[] =>
  sections
    .filter(({ section }) => frameIds.has(section.id))
    .map(({ section: { id }, place }) => {
      const message = `Every page has an element with the id "${id}" around its sections, so links to this one would lead there. Give this one another id.`;
      return { ...place, pointer: below(place.pointer, 'id'), message };
    });

/** Two pages of one id, or two sections of one id on a page (the layout's sections stand on every page). */
export const schemaDuplicateId: Check = {
  id: 'schema/duplicate-id',
  severity: 'error',
  description: 'Every page has an id of its own, and every section one of its own on its page.',
  advice:
    'Links and menus name pages and sections by their id, so with two of one name nobody knows which is meant. Give one of them another id. Example: two sections with "id": "cta" on the home page become "cta-top" and "cta-end".',
  comparesPages: true,
  run: (context) => [...duplicatePages(context), ...repeatedSections(context)],
  runOnPages: (context) => [...idsOfFrame(context), ...duplicateForms(context), ...duplicateKeys(context)],
  join: oncePerPlace,
};
