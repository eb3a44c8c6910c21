import { isWithin } from '../../src/engine/core/checks/context/words/keys/is-within.ts';
import { writtenAs } from '../../src/engine/core/checks/schema-errors/written-as.ts';
import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
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
        writtenAs(idPattern.source, id),
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

/** A page may be named by its file. */
const meantBy = (name: string, pages: PageFile[]): string | undefined => {
  const called = pages.find(({ file }) => file === name || file === `pages/${name}`);
  const ids = pages.map(({ document }) => document.id);
  return called?.document.id ?? closest(name, ids);
};

/** The page of an id, among all or only some. If two pages have it, links cannot say which is meant. */
export const pageOf = (
  { context: { source } }: Workspace,
  id: string,
  { kind = 'page', among = source.pages }: { kind?: string; among?: PageFile[] } = {},
): PageFile => {
  const page = among.find(({ document }) => document.id === id);
  if (!page) throw notThere(kind, id, meantBy(id, among));
  const files = source.pages.filter(({ document }) => document.id === id).map(({ file }) => file);
  if (files.length > 1)
    throw new RefusedChange(
      `${files.length} pages have the id "${id}": ${files.join(' and ')}. Give each an id of its own first, so that it is plain which one is meant.`,
    );
  return page;
};
