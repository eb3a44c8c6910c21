import type { PageFile } from '../../types.ts';
import { fileNameOf } from './own-names.ts';

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** A name and its beginnings, by which it may be called in short: `about` is the group of "about-us". */
const shortNames = (name: string): string[] => {
  const parts = name.split('-');
  return parts.map((_, index) => plain(parts.slice(0, index + 1).join('-')));
};

/** The names in a key, or in a text that names one. */
const namesIn = (written: string): string[] => written.split(/[.:?|]/).map(plain);

/** Whether a key or a text that names one has the name of a page in it, as `t:contact.meta.title` has that of contact. */
export const hasNameOfPage = (written: string, page: PageFile): boolean => {
  const names = namesIn(written);
  return [...shortNames(page.document.id), plain(fileNameOf(page))].some((name) => names.includes(name));
};

/** Whether a group of words ends with the whole name of a page, or of its file. */
export const hasWholeNameOfPage = (group: string, page: PageFile): boolean =>
  [page.document.id, fileNameOf(page)].some((name) => namesIn(group).at(-1) === plain(name));
