import type { PageFile } from '../../types.ts';
import { fileNameOf } from './own-names.ts';

const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** A name and its beginnings, by which it may be called in short: `about` is the group of "about-us". */
const shortNames = (name: string): string[] => {
  const parts = name.split('-');
  return parts.map((_, index) => plain(parts.slice(0, index + 1).join('-')));
};

/** Whether a key or a text that names one has the name of a page in it, as `t:contact.meta.title` has that of contact. */
export const hasNameOfPage = (written: string, page: PageFile): boolean => {
  const names = written.split(/[.:?|]/).map(plain);
  return [...shortNames(page.document.id), plain(fileNameOf(page))].some((name) => names.includes(name));
};
