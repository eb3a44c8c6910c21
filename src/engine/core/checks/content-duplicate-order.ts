import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';

/** Two entries of one collection with one place in its lists. */
export const contentDuplicateOrder: Check = {
  id: 'content/duplicate-order',
  severity: 'warning',
  description: 'Every entry of a collection has a place of its own.',
  advice:
    'Of two entries with one "order" the one whose file comes first in the alphabet is shown first, which nobody has chosen. Give one of them another number. Example: a new solution with "order": 30 beside another with 30 becomes 35.',
  run: ({ source }) => {
    const first = new Map<string, PageFile>();
    return source.pages.flatMap((page) => {
      const { collection, file, document } = page;
      const order: unknown = document.order;
      if (collection === undefined || typeof order !== 'number') return [];
      const place = `${collection}\n${order}`;
      const other = first.get(place);
      if (!other) first.set(place, page);
      if (!other) return [];
      const message = `${other.file} has the place ${order} too. Give one of them another number.`;
      return [{ file, pointer: '/order', page: document.id, message }];
    });
  },
};
