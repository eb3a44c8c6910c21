import type { Check } from '../check.ts';
import { linkGaps } from '../context/links/link-gaps.ts';
import { nowhere, toldAtCause } from './told-at-cause.ts';

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
