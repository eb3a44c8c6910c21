import type { Check } from '../check.ts';
import { type LinkGap, leftOutLinks, linkGaps } from '../context/links/link-gaps.ts';
import { placeInFile } from '../problems/place-in-words.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';

/** The links with one cause: how many, where they stand, and the one that is concerned first. */
type AlikeLinks = { number: number; where: string; isInPages: boolean; first: LinkGap };

const most = 3;

/** Where some links stand; of many the first. */
const whereOf = (gaps: LinkGap[]): string => {
  const named = gaps.slice(0, most).map(({ place }) => placeInFile(place));
  const more = gaps.length - most;
  const last = more > 0 ? `${more} more places` : named.pop();
  return named.length > 0 ? `${named.join(', ')} and ${last}` : `${last}`;
};

/** A section of a page can be published for a time; the frame of all pages and settings cannot. */
const isInPage = ({ place: { page, section } }: LinkGap): boolean =>
  page !== undefined && section !== undefined;

/** How many links lead nowhere, and where. */
const nowhere = ({ number, where }: AlikeLinks): string =>
  `${number === 1 ? '1 link leads' : `${number} links lead`} nowhere, in ${where}`;

/** Tells of links once where what they lead to is kept from being shown: somebody has decided that there. */
const toldAtCause = (gaps: LinkGap[], messageOf: (links: AlikeLinks) => string): Finding[] =>
  [...Map.groupBy(gaps, ({ cause }) => placeKey(cause)).values()].flatMap((alike) => {
    const [first] = alike.toSorted((one, other) => one.moment - other.moment);
    if (!first) return [];
    const links = { number: alike.length, where: whereOf(alike), isInPages: alike.every(isInPage), first };
    return [
      { ...first.cause, message: messageOf(links), mentions: alike.slice(0, most).map(({ place }) => place) },
    ];
  });

/** Links that are shown now and lead to something that is not. */
export const linkUnpublished: Check = {
  id: 'link/unpublished',
  severity: 'error',
  description: 'A link leads to a page, and to a section of it, that is published.',
  advice:
    'Whoever follows a link to a draft, to a page that is still to come or to one that has had its time ends on the page "not found". Publish what the link leads to, let the link lead elsewhere, or give its section on a page the same "publishAt" and "unpublishAt", so that both come and go together. The entries of the menus in "layout" and redirects are left out by themselves.',
  run: (context) => {
    const now = linkGaps(context).filter(({ moment }) => moment === context.source.clock.now);
    return toldAtCause(
      now,
      (links) => `${nowhere(links)}: ${links.first.reason}. Publish it, or let the links lead elsewhere.`,
    );
  },
};

const remedyFor = ({ isInPages }: AlikeLinks): string =>
  isInPages
    ? 'Let the sections with the links be published for the same time, or let the links lead elsewhere before.'
    : 'Let the links lead elsewhere before.';

/** Links that will be shown at a time when what they lead to is not. */
export const linkUnpublishedLater: Check = {
  id: 'link/unpublished-later',
  severity: 'warning',
  description: 'A link is never shown longer or earlier than the page and the section it leads to.',
  advice:
    'The link is right today, but by the clock alone it will lead nowhere one day, and then the site cannot be built any more. Let the link lead elsewhere before, or give its section on a page the same "publishAt" and "unpublishAt" as what it leads to; never do that to a section of "layout", which goes from all pages then. The entries of the menus there and redirects are left out by themselves.',
  run: (context) => {
    const later = linkGaps(context).filter(({ moment }) => moment > context.source.clock.now);
    return toldAtCause(later, (links) => {
      const { from, reason } = links.first;
      return `From ${from} on ${nowhere(links)}: ${reason}. ${remedyFor(links)}`;
    });
  },
};

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
