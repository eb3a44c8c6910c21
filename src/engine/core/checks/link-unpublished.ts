import type { Check } from './check.ts';
import { linkGaps } from './context/links/link-gaps.ts';

/** Links that are shown now and lead to what is not. */
export const linkUnpublished: Check = {
  id: 'link/unpublished',
  severity: 'error',
  description: 'A link leads to a page, and to a section of it, that is published.',
  advice:
    'Whoever follows a link to a draft, to a page that is still to come or to one that has had its time ends on the page "not found". Publish what the link leads to, take the link away, or give its section the same "publishAt" and "unpublishAt", so that both come and go together.',
  run: (context) =>
    linkGaps(context)
      .filter(({ moment }) => moment === context.source.clock.now)
      .map(({ place, reason }) => ({
        ...place,
        message: `This link leads nowhere: ${reason}. Take the link away, or publish at the same time what it leads to.`,
      })),
};
