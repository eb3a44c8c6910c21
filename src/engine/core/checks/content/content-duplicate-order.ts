import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import { onlyOne } from '../context/only-one.ts';
import { repeats } from '../context/repeats.ts';
import type { Finding } from '../problems/problem.ts';

/** The first number of the row in which some entries stand that none of them has: 30 beside 10, 20 and 40. */
const freeOrder = (entries: PageFile[]): number => {
  const taken = new Set(
    entries.flatMap(({ document: { order } }) => (typeof order === 'number' ? [order] : [])),
  );
  const inRow = [...taken].sort((one, other) => one - other);
  const step = inRow.reduce((least, order, index) => {
    const own = order - (inRow[index - 1] ?? 0);
    return own > 0 ? Math.min(least, own) : least;
  }, Number.POSITIVE_INFINITY);
  let order = step;
  while (taken.has(order)) order += step;
  return Number.isFinite(order) ? order : 1;
};

/** An entry without a place where all others of its collection have one: nobody has chosen where it is shown. */
const withoutOrder = (pages: PageFile[]): Finding[] => {
  const collections = Map.groupBy(
    pages.filter(({ collection }) => collection !== undefined),
    ({ collection = '' }) => collection,
  );
  return [...collections.values()].flatMap((entries) => {
    const page = onlyOne(entries.filter(({ document }) => document.order === undefined));
    if (!page || entries.length < 3) return [];
    const message = `All other pages of this folder say with "order" where lists show them, and this one does not. Write its number, such as "order": ${freeOrder(entries)}.`;
    return [{ file: page.file, pointer: '', missing: 'order', page: page.document.id, message }];
  });
};

/** A page in a folder that is no collection: its line in the settings may be lost, which is reported there. */
const inFolder = /^pages\/.+\//;

/** Only entries of a collection are shown in lists by their order. */
const idleOrder = (pages: PageFile[]): Finding[] =>
  pages
    .filter(
      ({ collection, document, file }) =>
        collection === undefined && typeof document.order === 'number' && !inFolder.test(file),
    )
    .map(({ file, document }) => {
      const message = 'No list shows this page by its "order", because it is of no collection. Remove it.';
      return { file, pointer: '/order', at: 'key', page: document.id, message };
    });

/** Entries with the place of another of their collection. */
const sameOrder = (pages: PageFile[]): Finding[] => {
  const placed = pages.filter(
    ({ collection, document }) => collection !== undefined && typeof document.order === 'number',
  );
  const samePlace = repeats(placed, ({ collection, document }) => `${collection}\n${document.order}`);
  return samePlace.map(([{ file, document }, { file: otherFile, document: other }]) => {
    const message = `${otherFile} has the place ${document.order} too. Give one of them another number.`;
    return { file, pointer: '/order', page: document.id, message, named: { pages: [other.id] } };
  });
};

/** Two entries of one collection with one place in its lists. */
export const contentDuplicateOrder: Check = {
  id: 'content/duplicate-order',
  severity: 'warning',
  description: 'Every entry of a collection has a place of its own, and no other page has one.',
  advice:
    'Of two entries with one "order" the one whose file comes first in the alphabet is shown first, which nobody has chosen. Give one of them another number. Example: a new solution with "order": 30 beside another with 30 becomes 35.',
  run: ({ source }) => {
    return [...sameOrder(source.pages), ...withoutOrder(source.pages), ...idleOrder(source.pages)];
  },
};
