import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { fileNameOf } from './context/meta/own-names.ts';
import type { Finding } from './problem.ts';
import { onlySlip, withSuggestion } from './suggest.ts';

const partsOf = (path: string): string[] => path.split('/').slice(1);

/** The folders that the addresses of collections begin with. */
const foldersOf = ({ source }: CheckContext): string[] =>
  Object.values(source.config.collections ?? {}).flatMap(({ path }) =>
    partsOf(path).filter((part) => !part.includes('{')),
  );

/** The path that was meant, when its end is a slip for the page's name, or a part of it for a folder of addresses. */
const meantPath = (page: PageFile, path: string, folders: string[]): string | undefined => {
  const { id } = page.document;
  const parts = partsOf(path);
  const right = parts.map((part, index) => {
    const names = index === parts.length - 1 ? [id] : folders;
    return part === fileNameOf(page) || names.includes(part) ? part : (onlySlip(part, names) ?? part);
  });
  const meant = `/${right.join('/')}`;
  return meant === path ? undefined : meant;
};

/** Addresses of pages that are almost, but not quite, the names of the pages. */
export const routeMisspeltPath: Check = {
  id: 'route/misspelt-path',
  severity: 'warning',
  description:
    'The address of a page is no slip for its name, nor for the folder that other addresses stand in.',
  advice:
    'An address is printed, shared and found by search engines, so a slip in it stays for years. Write it like the id of the page, or give it a name of its own. Example: the page "about-us" under "/abuot-us".',
  run: (context) => {
    const folders = foldersOf(context);
    return context.source.pages.flatMap((page): Finding[] => {
      const { id, path } = page.document;
      const meant = path === undefined ? undefined : meantPath(page, path, folders);
      if (meant === undefined) return [];
      const message = `The page "${id}" has the address "${path}".`;
      return [{ file: page.file, page: id, pointer: '/path', ...withSuggestion(message, meant) }];
    });
  },
};
