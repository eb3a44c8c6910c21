import type { Publication } from '../../publication.ts';

/** Why something is not shown for a time, as half a sentence that goes on with what that means, and what mends it. */
export const hiddenInWords = (
  { publishAt, unpublishAt }: Publication,
  cause: keyof Publication,
): { why: string; remedy: string } => {
  if (cause === 'draft') return { why: 'drafts are not published:', remedy: 'Remove "draft"' };
  const why =
    cause === 'publishAt'
      ? `it is published only at ${publishAt}: until then`
      : `it is unpublished at ${unpublishAt}: from then on`;
  return { why, remedy: 'Remove the date' };
};
