import type { Check } from './check.ts';
import { fileNameOf } from './context/own-names.ts';
import { below, type Finding } from './problem.ts';
import { onlySlip, withSuggestion } from './suggest.ts';

/** Addresses of pages that are almost, but not quite, the names of the pages. */
export const routeMisspeltPath: Check = {
  id: 'route/misspelt-path',
  severity: 'warning',
  description: 'The address of a page is no slip for its name.',
  advice:
    'An address is printed, shared and found by search engines, so a slip in it stays for years. Write it like the id of the page, or give it a name of its own. Example: the page "about-us" under "/abuot-us".',
  run: ({ source }) =>
    source.pages.flatMap((page): Finding[] => {
      const { id, path } = page.document;
      const last = path?.slice(path.lastIndexOf('/') + 1) ?? '';
      const meant = last === id || last === fileNameOf(page) ? undefined : onlySlip(last, [id]);
      if (path === undefined || meant === undefined) return [];
      const right = below(path.slice(0, path.lastIndexOf('/')), meant);
      const message = `The page is called "${id}", and its address "${path}".`;
      return [{ file: page.file, page: id, pointer: '/path', ...withSuggestion(message, right) }];
    }),
};
