import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { listOf, objectOf } from './context/json-value.ts';
import { fileNameOf } from './context/own-names.ts';
import type { PlacedSection } from './context/placed-sections.ts';
import { canMeet } from './context/spans.ts';
import { below, type Finding, type Place } from './problem.ts';

/** Of two pages with one id the one has it by right whose file is called so. */
const duplicatePages = ({ source }: CheckContext): Finding[] => {
  const first = new Map<string, PageFile>();
  return source.pages.flatMap((page) => {
    const { id } = page.document;
    const other = first.get(id);
    if (!other) first.set(id, page);
    if (!other) return [];
    const isRightful = fileNameOf(page) === id && fileNameOf(other) !== id;
    const [copy, owner] = isRightful ? [other, page] : [page, other];
    const message = `${owner.file} has the id "${id}" too. Give this page another one.`;
    return [{ file: copy.file, pointer: '/id', page: id, message }];
  });
};

const layoutName = '';

/** Whether a section is called as its type is, or as a part of it: then it has its id by right. */
const isNamedSo = ({ section: { id, type } }: PlacedSection): boolean => `-${type}-`.includes(`-${id}-`);

/** Of two sections with one id on a page the one has it by right that is called as its type is, else the first. */
const duplicateSections = (context: CheckContext): Finding[] => {
  const seen = new Map<string, PlacedSection[]>();
  return context.sections.flatMap((placed) => {
    const { section, place } = placed;
    const owner = place.page === undefined ? layoutName : place.file;
    const spot = `${owner}\n${section.id}`;
    const own = seen.get(spot);
    const layout = owner === layoutName ? [] : (seen.get(`${layoutName}\n${section.id}`) ?? []);
    const meets = (other: PlacedSection) => canMeet(context, other.place, place);
    const first = layout.find(meets) ?? own?.find(meets);
    if (own) own.push(placed);
    else seen.set(spot, [placed]);
    if (section.id === '' || first === undefined) return [];
    const inLayout = layout.length > 0;
    const { place: copy } = !inLayout && isNamedSo(placed) && !isNamedSo(first) ? first : placed;
    const where = inLayout ? 'The layout in site.config.json already has a' : 'This page has another';
    const message = `${where} section with the id "${section.id}". Give this one another id.`;
    return [{ ...copy, pointer: below(copy.pointer, 'id'), message }];
  });
};

/** A page's forms and the layout's are on the screen together, and each is known by its id. */
const duplicateForms = (context: CheckContext): Finding[] => {
  const { forms } = context;
  const layout = new Set(forms.filter(({ place }) => place.page === undefined).map(({ form }) => form.id));
  const seen = new Map<string, Place[]>();
  return forms.flatMap(({ form: { id }, place }) => {
    if (typeof id !== 'string') return [];
    const key = `${place.page === undefined ? '' : place.file}\n${id}`;
    const others = seen.get(key) ?? [];
    const taken =
      others.some((other) => canMeet(context, other, place)) || (place.page !== undefined && layout.has(id));
    seen.set(key, [...others, place]);
    if (!taken) return [];
    const message = `Another form on this page has the id "${id}" too. Give this one another id.`;
    return [{ ...place, pointer: below(place.pointer, 'id'), message }];
  });
};

const isOfKeys = (value: unknown): boolean => Array.isArray(value) && objectOf(value[0]).key !== undefined;

/** The items of a section that have a name of their own, such as people: no two may have the same. */
const duplicateKeys = ({ sections }: CheckContext): Finding[] =>
  sections.flatMap(({ section, place }) => {
    const named = Object.entries(section.props).filter(([, value]) => isOfKeys(value));
    if (named.length === 0) return [];
    const seen = new Set<unknown>();
    return named.flatMap(([name, items]) =>
      listOf(items).flatMap((item, index): Finding[] => {
        const { key } = objectOf(item);
        if (typeof key !== 'string' || seen.size !== seen.add(key).size) return [];
        const pointer = below(place.pointer, 'props', name, index, 'key');
        return [{ ...place, pointer, message: `Another item has the key "${key}". Give this one another.` }];
      }),
    );
  });

/** Two pages of one id, or two sections of one id on a page (the layout's sections stand on every page). */
export const schemaDuplicateId: Check = {
  id: 'schema/duplicate-id',
  severity: 'error',
  description: 'Every page has an id of its own, and every section one of its own on its page.',
  advice:
    'Links and menus name pages and sections by their id, so with two of one name nobody knows which is meant. Give one of them another id. Example: two sections with "id": "cta" on the home page become "cta-top" and "cta-end".',
  run: duplicatePages,
  runOnPages: (context) => [
    ...duplicateSections(context),
    ...duplicateForms(context),
    ...duplicateKeys(context),
  ],
};
