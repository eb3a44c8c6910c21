import type { Check } from '../check.ts';
import { linkGaps } from '../context/links/link-gaps.ts';
import { toldAtCause } from '../context/links/told-at-cause.ts';

/** Links that will be shown at a time when what they lead to is not. */
export const linkUnpublishedLater: Check = {
  id: 'link/unpublished-later',
  severity: 'warning',
  description: 'A link is never shown longer or earlier than the page and the section it leads to.',
  advice:
    'The link is right today, but by the clock alone it will lead nowhere one day, and then the site cannot be built any more. Give the section with the link the same "publishAt" and "unpublishAt" as what it leads to, or link elsewhere before.',
  run: (context) => {
    const later = linkGaps(context).filter(({ moment }) => moment > context.source.clock.now);
    return toldAtCause(
      later,
      (links, { from, reason }) =>
        `From ${from} on ${links}: ${reason}. Let it and its links be published for the same time.`,
    );
  },
};
