import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { fileNameOf } from './context/own-names.ts';
import { below, type Finding } from './problem.ts';

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

const duplicateSections = ({ sections }: CheckContext): Finding[] => {
  const seen = new Map<string, Set<string>>([[layoutName, new Set()]]);
  return sections.flatMap(({ section: { id }, place }) => {
    const owner = place.page === undefined ? layoutName : place.file;
    const own = seen.get(owner) ?? new Set(seen.get(layoutName));
    seen.set(owner, own);
    const taken = id !== '' && own.has(id);
    own.add(id);
    if (!taken) return [];
    const inLayout = owner !== layoutName && seen.get(layoutName)?.has(id);
    const where = inLayout ? 'The layout in site.config.json' : 'This page';
    const message = `${where} already has a section with the id "${id}". Give this one another id.`;
    return [{ ...place, pointer: below(place.pointer, 'id'), message }];
  });
};

/** A page's forms and the layout's are on the screen together, and each is known by its id. */
const duplicateForms = ({ forms }: CheckContext): Finding[] => {
  const layout = new Set(forms.filter(({ place }) => place.page === undefined).map(({ form }) => form.id));
  const seen = new Set<string>();
  return forms.flatMap(({ form: { id }, place }) => {
    if (typeof id !== 'string') return [];
    const key = `${place.page === undefined ? '' : place.file}\n${id}`;
    const taken = seen.has(key) || (place.page !== undefined && layout.has(id));
    seen.add(key);
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
