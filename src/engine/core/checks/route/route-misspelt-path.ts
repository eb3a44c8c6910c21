import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { fileNameOf, isPageId } from '../context/own-names.ts';
import type { Finding } from '../problems/problem.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { misspeltFolders } from './misspelt-folders.ts';

/**
 * The ends that a path may have: the page's id, or its rest behind the folders, as /news/ends of the page "news-ends".
 */
const endsOf = (id: string, folders: string): string[] => {
  const before = `${folders.split('/').filter(Boolean).join('-')}-`;
  return id.startsWith(before) ? [id, id.slice(before.length)] : [id];
};

/** The path that was meant, when its end is a slip for the page's name. */
const meantPath = (page: PageFile, path: string): string | undefined => {
  // If the file and the address of a page agree, and its id does not, the id is the slip.
  if (path.slice(1).replaceAll('/', '-') === fileNameOf(page)) return undefined;
  const end = path.slice(path.lastIndexOf('/') + 1);
  const { id } = page.document;
  // A name that cannot be an address is wrong itself.
  if (!isPageId(id)) return undefined;
  const ends = endsOf(id, path.slice(0, path.length - end.length));
  const meant = end === fileNameOf(page) || ends.includes(end) ? undefined : onlySlip(end, ends);
  return meant === undefined || meant === end ? undefined : path.slice(0, path.length - end.length) + meant;
};

/** Whether links name a page like the end of a path, and no page has that name: then it has lost it. */
const isLostName = ({ links, pages }: CheckContext, path: string): boolean => {
  const end = path.slice(path.lastIndexOf('/') + 1);
  return !pages.has(end) && links.some(({ target }) => target.kind === 'page' && target.pageId === end);
};

const misspeltEnd = (context: CheckContext, page: PageFile): Finding[] => {
  const { id, path } = page.document;
  const meant = path === undefined ? undefined : meantPath(page, path);
  if (path === undefined || meant === undefined || isLostName(context, path)) return [];
  const message = `The page "${id}" has the address "${path}".`;
  return [{ file: page.file, page: id, pointer: '/path', ...withSuggestion(message, meant) }];
};

/** Addresses of pages that are almost, but not quite, the names of the pages or of the folders of others. */
export const routeMisspeltPath: Check = {
  id: 'route/misspelt-path',
  severity: 'warning',
  description:
    'The address of a page is no slip for its name, nor for the folder that other addresses stand in.',
  advice:
    'An address is printed, shared and found by search engines, so a slip in it stays for years. Write it like the id of the page, or give it a name of its own. Example: the page "about-us" under "/abuot-us".',
  run: (context) => [
    ...misspeltFolders(context).map(
      ({ path, owner, place, meant }): Finding => ({
        ...place,
        ...withSuggestion(`${owner} has the address "${path}".`, meant),
      }),
    ),
    ...context.source.pages.flatMap((page) => misspeltEnd(context, page)),
  ],
};
