import type { Check } from './check.ts';
import { type LinkGap, linkGaps } from './context/links/link-gaps.ts';
import type { Finding } from './problem.ts';
import { placeKey } from './problem.ts';

/**
 * A gap that one link leads to is reported at the link; one of several links, once, where it is kept from being shown.
 */
const told = (gaps: LinkGap[]): Finding[] => {
  const [first, second] = gaps;
  if (!first) return [];
  const { place, reason, cause } = first;
  if (!second) {
    const message = `This link leads nowhere: ${reason}. Take the link away, or publish at the same time what it leads to.`;
    return [{ ...place, message }];
  }
  const [one, ...more] = new Set(gaps.map((gap) => gap.place.file));
  const files = [one, more.length > 1 ? `${more.length} more files` : more].flat().join(' and ');
  const message = `${gaps.length} links lead nowhere, in ${files}: ${reason}. Publish it, or take the links away.`;
  return [{ ...cause, message }];
};

/** Links that are shown now and lead to something that is not. */
export const linkUnpublished: Check = {
  id: 'link/unpublished',
  severity: 'error',
  description: 'A link leads to a page, and to a section of it, that is published.',
  advice:
    'Whoever follows a link to a draft, to a page that is still to come or to one that has had its time ends on the page "not found". Publish what the link leads to, take the link away, or give its section the same "publishAt" and "unpublishAt", so that both come and go together.',
  run: (context) => {
    const now = linkGaps(context).filter(({ moment }) => moment === context.source.clock.now);
    return [...Map.groupBy(now, ({ cause }) => placeKey(cause)).values()].flatMap(told);
  },
};
