import type { Check } from '../check.ts';
import { linkGaps } from '../context/links/link-gaps.ts';
import { type AlikeLinks, nowhere, toldAtCause } from './told-at-cause.ts';

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
