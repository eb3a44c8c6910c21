import { baseName } from '../../src/engine/core/addresses/base-name.ts';
import { isWithin } from '../../src/engine/core/checks/context/words/keys/is-within.ts';
import { writtenAs } from '../../src/engine/core/checks/schema-errors/written-as.ts';
import { closest, nearestName } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import { notThere, RefusedChange, type Workspace } from './workspace.ts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Throws a RefusedChange when an id cannot be the name of a page, or of something else that has its name in an address. */
export const demandPageId = (id: string, what = 'page'): void => {
  if (!idPattern.test(id))
    throw new RefusedChange(
      withSuggestion(
        `"${id}" is no name for a ${what}. Write small letters, digits and hyphens, such as about-us.`,
        writtenAs(idPattern.source, id.replace(/([a-z0-9])([A-Z])/g, '$1-$2')),
      ).message,
    );
};

/** Throws a RefusedChange when a page cannot be at an address, which its schema says as well. */
export const demandAddress = ({ context }: Workspace, address: string | undefined): void => {
  const { properties } = objectOf(context.source.schemas['page.schema.json']);
  const { pattern = '' } = objectOf(objectOf(properties).path);
  if (address !== undefined && !new RegExp(String(pattern), 'u').test(address))
    throw new RefusedChange(
      `"${address}" is no address. It begins with a slash, and has small letters, digits and hyphens, such as /about-us.`,
    );
};

/** Throws a RefusedChange if a new page would share its id with another one, or overwrite another file. */
export const demandFreePage = ({ context, draft }: Workspace, id: string, file: string): void => {
  const other = context.pages.get(id);
  if (other)
    throw new RefusedChange(`There is a page "${id}" already, in ${other.file}. Choose another name.`);
  if (draft.has(file)) throw new RefusedChange(`There is a file ${file} already. Choose another name.`);
};

/** Throws a RefusedChange if the words of a new page would be those of another one: who writes them changes both. */
export const demandFreeWords = ({ context: { uses } }: Workspace, group: string): void => {
  const [, [use] = []] = [...uses].find(([key]) => isWithin(key, group)) ?? [];
  if (use)
    throw new RefusedChange(
      `The words of the new page would be "${group}" in the locale files, which is what ${use.place.file} shows already. Choose another name.`,
    );
};

/** Whether a page of a collection, or of none, is what a command calls a page, an entry or a solution. */
export const isOfKind = (kind: string, collection: string | undefined): boolean => {
  if (kind === 'page') return true;
  return kind === 'entry' ? collection !== undefined : collection === `${kind}s`;
};

/** A name without what people write around it: page:rewards, pages/rewards.json#faq and solutions/pay name a page as well. */
export const bareName = (name: string): string =>
  name
    .replace(/^page:|^(?:\.?\/)?(?:pages\/)?/, '')
    .replace(/#.*$/, '')
    .replace(/\.json$/, '');

/** The page that is named by its id, its file, its address, or as a link does it. */
const pageNamed = ({ context }: Workspace, name: string, among: PageFile[]): PageFile | undefined => {
  const plain = bareName(name);
  const atAddress = context.manifest.byPath.get(name)?.pageId;
  return (
    among.find(({ document }) => document.id === name) ??
    among.find(({ document }) => document.id === atAddress) ??
    among.find(({ file }) => file === `pages/${plain}.json`) ??
    among.find(({ document }) => document.id === plain)
  );
};

/** The page that was probably meant: a name may be the beginning of another. */
const meantBy = (name: string, ids: string[]): string | undefined =>
  closest(bareName(name), ids) ?? nearestName(baseName(bareName(name)), ids);

/** The page of a name, among all or only some. If two pages have its id, links cannot say which is meant. */
export const pageOf = (
  workspace: Workspace,
  name: string,
  { kind = 'page', among = workspace.context.source.pages }: { kind?: string; among?: PageFile[] } = {},
): PageFile => {
  const page = pageNamed(workspace, name, among);
  const ids = among.map(({ document }) => document.id);
  if (!page) throw notThere(kind, name, { meant: meantBy(name, ids), all: ids });
  const { id } = page.document;
  const { pages } = workspace.context.source;
  const files = pages.filter(({ document }) => document.id === id).map(({ file }) => file);
  if (files.length > 1)
    throw new RefusedChange(
      `${files.length} pages have the id "${id}": ${files.join(' and ')}. Give each an id of its own first, so that it is plain which one is meant.`,
    );
  return page;
};
