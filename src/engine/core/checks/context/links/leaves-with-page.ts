import { configFile } from '../../../file-names.ts';
import { pagesOfEntry } from '../../../publication/left-out.ts';
import { always } from '../../../publication/span.ts';
import { above, isBelow } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import { valueAt } from '../../problems/value-at.ts';
import type { CheckContext } from '../check-context.ts';
import { spanOfPage } from '../spans.ts';

/** Whether one of the pages that an entry of a list leads to is not always shown. */
const comesAndGoes = (context: CheckContext, entry: unknown): boolean =>
  pagesOfEntry(entry).some((page) => {
    const { from, until } = spanOfPage(context, page);
    return from !== always.from || until !== always.until;
  });

/**
 * Whether the link at a place is left out while its page is not shown: redirects are, and the entries of lists of the
 * layout, of which some must always stay.
 */
export const leavesWithPage = (context: CheckContext, { file, pointer }: Place): boolean => {
  if (file !== configFile) return false;
  if (isBelow(pointer, '/redirects')) return true;
  const entry = above(pointer);
  const list = isBelow(pointer, '/layout') ? valueAt(context.source.config, above(entry)) : undefined;
  return (
    Array.isArray(list) &&
    pagesOfEntry(valueAt(context.source.config, entry)).length > 0 &&
    !list.every((one) => comesAndGoes(context, one))
  );
};
