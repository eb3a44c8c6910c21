import { linkToPage, pageIdOf } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import { collectionIn, listOfCollection } from '../../resolve/collection-list.ts';
import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const folderOf = ({ file }: PageFile): string => file.slice('pages/'.length, file.lastIndexOf('/'));

const hasCard = ({ document }: PageFile): boolean => isObject(document.card);

/** The folders and collections of a site, and where they do not meet. */
type Folders = {
  listed: Set<string>;
  /** Collections with no page. */
  empty: string[];
  /** Pages with a card in a folder that is no collection. */
  strays: Map<string, PageFile[]>;
};

const foldersOf = (context: CheckContext): Folders => {
  const { source } = context;
  const filled = new Set(source.pages.map(({ collection }) => collection));
  const homeless = source.pages.filter((page) => page.collection === undefined && hasCard(page));
  return {
    listed: new Set(marksOfKind(context, 'list').flatMap(({ value }) => collectionIn(value) ?? [])),
    empty: Object.keys(source.config.collections ?? {}).filter((name) => !filled.has(name)),
    strays: Map.groupBy(homeless, folderOf),
  };
};

const pagesIn = (pages: PageFile[]): string => (pages.length === 1 ? 'a page' : `${pages.length} pages`);

/** A collection with no page: it, or the folder with its pages, has another name by a slip; or there are none yet. */
const emptyCollection = (name: string, { listed, strays }: Folders): Finding[] => {
  const place = { file: configFile, pointer: below('/collections', name), at: 'key' as const };
  const [folder, pages = []] = [...strays].find(([own]) => own !== '' && !own.includes('/')) ?? [];
  if (folder === undefined) {
    const message = `Lists show the collection "${name}", which has no page. Write one in pages/${name}, or remove the collection.`;
    return listed.has(name) ? [{ ...place, severity: 'warning', message }] : [];
  }
  const lie = `There is no page in pages/${name}, but ${pagesIn(pages)} with a card in pages/${folder}.`;
  if (!listed.has(folder))
    return [{ ...place, message: `${lie} Call that folder pages/${name}, or this collection "${folder}".` }];
  const fix = onlySlip(name, [folder]) === undefined ? {} : { fix: { rename: folder } };
  return [{ ...place, ...withSuggestion(lie, folder), ...fix }];
};

/** Pages with cards that no list can show. */
const strayPages = (
  folder: string,
  pages: PageFile[],
  { listed, names }: { listed: Set<string>; names: string[] },
): Finding[] => {
  const [page] = pages;
  if (page === undefined) return [];
  if (listed.has(folder)) {
    const fault = `Lists show "${listOfCollection(folder)}", and pages/${folder} has ${pagesIn(pages)}, but "${folder}" is not among the collections here.`;
    const remedy = `Write it with the address of its pages, such as "${folder}": { "path": "/${folder}/{slug}" }.`;
    return [{ file: configFile, pointer: '/collections', missing: folder, ...withRemedy(fault, remedy) }];
  }
  const others = pages.length === 1 ? '' : ` ${pages.length - 1} more in this folder have one, too.`;
  const where = names.map((name) => `pages/${name}`).join(' or ');
  const move = where === '' ? 'Remove the card' : `Move the file to ${where}, or remove the card`;
  const message = `This page has a card, which only lists of a collection show, and it lies in no collection's folder. ${move}.${others}`;
  return [{ file: page.file, page: page.document.id, pointer: '/card', at: 'key', message }];
};

/** Entries that no list shows, because they have no card and others have. */
const cardless = (pages: PageFile[]): Finding[] =>
  pages.some(hasCard)
    ? pages
        .filter(({ document }) => document.card === undefined)
        .map(({ file, collection, document: { id } }) => ({
          file,
          page: id,
          pointer: '',
          missing: 'card',
          message: `A page in pages/${collection} is an entry of the collection "${collection}", but this one has no "card", so no list shows it. Write its card, or move the file to pages.`,
        }))
    : [];

/** An overview that lists no entry while the page does that is called as the collection. */
const strangeOverviews = ({ source, marks, pages }: CheckContext): Finding[] =>
  Object.entries(source.config.collections ?? {}).flatMap(([name, settings]): Finding[] => {
    const own = pages.get(name);
    const named = pages.get(pageIdOf(String(objectOf(settings).overview)));
    const lists = (file: string) =>
      marks.some((mark) => mark.place.file === file && mark.value === listOfCollection(name));
    if (!own || !named || own === named || lists(named.file) || !lists(own.file)) return [];
    const message = `This page lists no entry of "${name}", and the page "${name}" does.`;
    const place = { file: configFile, pointer: below('/collections', name, 'overview') };
    return [{ ...place, severity: 'warning', ...withSuggestion(message, linkToPage(name)) }];
  });

/** Collections without pages, and pages that are in a collection by mistake, or out of it. */
export const refCollectionFolder: Check = {
  id: 'ref/collection-folder',
  severity: 'error',
  description: 'Every collection has pages in its folder, each with a card, and cards are nowhere else.',
  advice:
    'The folder of a page decides whether it is an entry: every file in pages/solutions is a solution, and its "card" is what grids and menus show of it. A page in the wrong folder, a folder with another name than its collection, or an entry without a card leaves a hole there. Move the file, correct the name or write the card. Example: "collections": { "solution": … } should be "solutions", as pages/solutions is.',
  run: (context) => {
    const folders = foldersOf(context);
    const { empty, strays, listed } = folders;
    const names = Object.keys(context.source.config.collections ?? {});
    // Collections that cannot be read at all are reported by `schema/site`.
    const { collections = {} } = objectOf(context.given.config);
    const entries = context.source.pages.filter(({ collection }) => collection !== undefined);
    return [
      ...empty.flatMap((name) => emptyCollection(name, folders)),
      // Pages that a collection has lost are reported with it.
      ...(empty.length > 0 || !isObject(collections)
        ? []
        : [...strays].flatMap(([folder, pages]) => strayPages(folder, pages, { listed, names }))),
      ...strangeOverviews(context),
      ...[...Map.groupBy(entries, ({ collection = '' }) => collection).values()].flatMap(cardless),
    ];
  },
};
