import { firstThree } from '../../counted.ts';
import type { Publication } from '../../publication/publication.ts';
import { collectionIn } from '../../resolve/collection-list.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hiddenInWords } from '../context/hidden-in-words.ts';
import { gapAt } from '../context/links/link-gaps.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { fileNameOf } from '../context/own-names.ts';
import { oncePerPlace, placeKey } from '../problems/place-keys.ts';
import { lastStep } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { nearestName } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const around = ({ file, pointer }: Place): string =>
  placeKey({ file, pointer: pointer.replace(/(\/\d+)?$/, '').replace(/\/[^/]*$/, '') });

/** The collections that documents list, by the group in which they do. */
const listedBeside = (context: CheckContext): Map<string, string> =>
  new Map(
    marksOfKind(context, 'list').flatMap(({ value, place }) => {
      const collection = collectionIn(value);
      return collection === undefined ? [] : [[around(place), collection] as const];
    }),
  );

const idsOf = ({ source }: CheckContext): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>();
  for (const { collection, document } of source.pages)
    if (collection !== undefined) ids.set(collection, (ids.get(collection) ?? new Set()).add(document.id));
  return ids;
};

/** A list that is longer than this is looked up in its folder. */
const mostListed = 12;

const choose = (ids: Set<string>): string =>
  `It has ${ids.size > mostListed ? firstThree([...ids]) : [...ids].join(', ')}. Write one of them.`;

/** If the file of a page has the name of the entry, the slip is in the page's id. */
const misspeltId = ({ source }: CheckContext, collection: string, entry: string): Finding[] =>
  source.pages
    .filter((page) => page.collection === collection && fileNameOf(page) === entry)
    .map(({ file, document: { id } }) => {
      const message = `Lists single out "${entry}", and this file is called so, but its "id" is another.`;
      return { file, page: id, pointer: '/id', ...withSuggestion(message, entry) };
    });

/** An entry that visitors do not see, now or later, while a page that they see singles it out. */
const unpublished = (
  context: CheckContext,
  collection: string,
  { value, place }: { value: string; place: Place },
): Finding[] => {
  const { pages } = context.source;
  const entry = pages.find((page) => page.collection === collection && page.document.id === value);
  const gap = entry && gapAt(context, { place, pageId: value });
  if (!gap) return [];
  const cause = lastStep(gap.cause.pointer) as keyof Publication;
  const { why, remedy } = hiddenInWords(entry.document, {
    cause,
    isNow: gap.moment === context.source.clock.now,
  });
  const message = `Lists single out this page, such as the one in ${place.file}, and ${why} nothing is singled out there. ${remedy}, or name another entry there.`;
  return [{ ...gap.cause, message, severity: 'warning', named: { pages: [value] } }];
};

/** Entries that are singled out in a list in which they are not. */
export const refUnknownEntry: Check = {
  id: 'ref/unknown-entry',
  severity: 'error',
  description: 'An entry that a list singles out is one of the list.',
  advice:
    'A name that no entry of the collection has singles out nothing, and the page shows all entries alike. Write the id of an entry, or take the property away. Example: "featured": "marketplase" beside "cards": "collection:solutions" should be "marketplace".',
  run: (context) => {
    const named = marksOfKind(context, 'entry');
    if (named.length === 0) return [];
    const beside = listedBeside(context);
    const ids = idsOf(context);
    const findings = named.flatMap(({ value, place }): Finding[] => {
      const collection = beside.get(around(place));
      const known = ids.get(collection ?? '');
      if (collection === undefined || known === undefined) return [];
      if (known.has(value)) return unpublished(context, collection, { value, place });
      const slips = misspeltId(context, collection, value);
      if (slips.length > 0) return slips;
      const message = `The collection "${collection}" has no entry "${value}".`;
      const told = withSuggestion(message, nearestName(value, known), choose(known));
      return [{ ...place, ...told, named: { pages: [value] } }];
    });
    return oncePerPlace(findings);
  },
};
