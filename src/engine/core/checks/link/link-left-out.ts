import type { Check } from '../check.ts';
import { leftOutLinks } from '../context/links/link-gaps.ts';
import { toldAtCause } from './told-at-cause.ts';

/** Entries of menus and redirects that are not there while their page is not. */
export const linkLeftOut: Check = {
  id: 'link/left-out',
  severity: 'info',
  description: 'Entries of menus and redirects are there only as long as the page they lead to.',
  advice:
    'A draft, a page that is still to come and one that has had its time have no address. So the entries of lists in "layout" that lead there, such as those of the menu, and the redirects are left out, and come with the page by themselves. There is nothing to do; remove the entry when the page does not come back. Example: with "unpublishAt" in pages/rewards.json the line { "label": "t:header.rewards", "link": "page:rewards" } of the menu leaves on that day.',
  run: (context) =>
    toldAtCause(leftOutLinks(context), ({ number, where, first: { reason } }) => {
      const links = number === 1 ? '1 link to it is' : `${number} links to it are`;
      return `${links} left out while it is not shown, in ${where}: ${reason}.`;
    }),
};
