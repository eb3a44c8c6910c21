import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { fileNameOf } from './context/own-names.ts';
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

const duplicateSections = (context: CheckContext): Finding[] => {
  const seen = new Map<string, Place[]>();
  return context.sections.flatMap(({ section: { id }, place }) => {
    const spot = (owner: string) => `${owner}\n${id}`;
    const owner = place.page === undefined ? layoutName : place.file;
    const own = seen.get(spot(owner)) ?? [];
    const inLayout = owner === layoutName ? [] : (seen.get(spot(layoutName)) ?? []);
    seen.set(spot(owner), [...own, place]);
    if (id === '' || ![...inLayout, ...own].some((other) => canMeet(context, other, place))) return [];
    const where = inLayout.length > 0 ? 'The layout in site.config.json' : 'This page';
    const message = `${where} already has a section with the id "${id}". Give this one another id.`;
    return [{ ...place, pointer: below(place.pointer, 'id'), message }];
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

/** Two pages of one id, or two sections of one id on a page (the layout's sections stand on every page). */
export const schemaDuplicateId: Check = {
  id: 'schema/duplicate-id',
  severity: 'error',
  description: 'Every page has an id of its own, and every section one of its own on its page.',
  advice:
    'Links and menus name pages and sections by their id, so with two of one name nobody knows which is meant. Give one of them another id. Example: two sections with "id": "cta" on the home page become "cta-top" and "cta-end".',
  run: (context) => [...duplicatePages(context), ...duplicateSections(context), ...duplicateForms(context)],
};
