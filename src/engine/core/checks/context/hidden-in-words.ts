import type { Publication } from '../../publication/publication.ts';

/** Why something is not shown for a time, now or later, as half a sentence that goes on with what that means, and what mends it. */
export const hiddenInWords = (
  { publishAt, unpublishAt }: Publication,
  { cause, isNow }: { cause: keyof Publication; isNow: boolean },
): { why: string; remedy: string } => {
  if (cause === 'draft') return { why: 'drafts are not published:', remedy: 'Remove "draft"' };
  if (cause === 'publishAt')
    return { why: `it is published only at ${publishAt}: until then`, remedy: 'Remove the date' };
  const is = isNow ? 'was taken off the site on' : 'is unpublished at';
  return { why: `it ${is} ${unpublishAt}: from then on`, remedy: 'Remove the date' };
};
