import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import { fileNameOf, isOwnId } from './context/meta/own-names.ts';

/** A file may have letters in its name that an id must not have. */
const isId = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** Pages whose id is not the name of their file: mostly a slip, and the links to a page do not lead to its file. */
export const refPageName: Check = {
  id: 'ref/page-name',
  severity: 'warning',
  description: 'The id of a page is the name of its file.',
  advice:
    'Links name a page by its id, and people look for it by the name of its file; when both are the same, "page:contact" is the page in pages/contact.json. Write the name of the file as the id, or rename the file. The name of a folder may stand before it, such as "legal-privacy" in pages/legal/privacy.json.',
  run: ({ source, given }) => {
    const names = new Set(source.pages.map(fileNameOf));
    // "solution-not-found" does not name pages/not-found.json if there is a file of that name.
    const isOthers = (page: PageFile, id: string) => id !== fileNameOf(page) && names.has(id);
    const misnamed = source.pages.filter((page, index) => {
      const document: unknown = given.pages[index]?.document;
      const { id } = page.document;
      const isMisnamed = !isOwnId(page, id) || isOthers(page, id);
      return isMisnamed && (document as { id?: unknown } | null)?.id === id;
    });
    return misnamed.flatMap((page, index) => {
      const { id } = page.document;
      const name = fileNameOf(page);
      const twin = misnamed.find((other) => fileNameOf(other) === id && other.document.id === name);
      // Two pages that have each other's names are one fault.
      if (twin && misnamed.indexOf(twin) < index) return [];
      const rename = names.has(id) ? 'Rename the file.' : `Rename the file to "${id}.json".`;
      const remedy = isId(name) ? `Write "id": "${name}", or rename the file.` : rename;
      const message = twin
        ? `This page is called "${id}", and the page in ${twin.file} "${name}": their names are exchanged. Exchange the two ids.`
        : `This page is called "${id}", but its file "${name}". ${remedy}`;
      const suggestion = isId(name) ? { suggestion: name } : {};
      const exchanged = twin ? { names: [id, name] } : {};
      return [{ file: page.file, page: id, pointer: '/id', message, ...exchanged, ...suggestion }];
    });
  },
};
