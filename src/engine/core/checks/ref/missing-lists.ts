import { isObject } from '../../json/json-value.ts';
import { collectionIn, languageCollection, listOfCollection } from '../../resolve/collection-list.ts';
import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';
import { oncePer } from '../problems/once-per.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const collectionFinding = (context: CheckContext, reference: string, place: Place): Finding[] => {
  const name = collectionIn(reference);
  const known = [...Object.keys(context.source.config.collections ?? {}), languageCollection];
  if (name === undefined || known.includes(name)) return [];
  const nearest = closest(name, known);
  const message = `There is no collection "${name}".`;
  const listed = `There is ${known.map(listOfCollection).join(', ')}.`;
  return [{ ...place, ...withSuggestion(message, nearest && listOfCollection(nearest), listed) }];
};

const documentsByFile = perContext(
  ({ given }): Map<string, unknown> => new Map(given.pages.map(({ file, document }) => [file, document])),
);

const hasFeatures = (document: unknown): boolean => isObject(document) && document.features !== undefined;

/** Whether a page may have lost a list of its own: entries of collections have one, and of other pages those like it. */
const mayHaveFeatures = ({ source, given }: CheckContext, file: string): boolean => {
  const { collection } = source.pages.find((page) => page.file === file) ?? {};
  return (
    collection !== undefined ||
    given.pages.some((page) => page.collection === undefined && hasFeatures(page.document))
  );
};

const ownList = 'self:features';

/** A list of its own that no page has, or that the layout asks for, which is no page. */
const strangeList = (context: CheckContext, reference: string, place: Place): Finding[] => {
  if (!reference.startsWith('self:')) return [];
  if (reference !== ownList) {
    const message = `A page has no list "${reference.slice('self:'.length)}" of its own.`;
    return [{ ...place, ...withSuggestion(message, ownList) }];
  }
  if (place.page !== undefined || hasFeatures(documentsByFile(context).get(place.file))) return [];
  return [{ ...place, message: 'Only a page has "self:features". Write a list here.' }];
};

/** The list of its own that a page lacks. */
const lackingList = (context: CheckContext, reference: string, place: Place): Finding[] => {
  const { file, page } = place;
  if (reference !== ownList || page === undefined) return [];
  if (hasFeatures(documentsByFile(context).get(file))) return [];
  if (!mayHaveFeatures(context, file)) {
    const message =
      'This page has no "features" of its own, and no page of its kind has. Write the list here, or take this section away.';
    return [{ ...place, message }];
  }
  const message = `"features" is missing: the section "${place.section}" shows this page's own list ("self:features"). Write "features": [{ "title": "…", "description": "…", "icon": "…" }] here, or take that section away.`;
  return [{ file, page, pointer: '', missing: 'features', tells: 'missing', message }];
};

/** A list that a page lacks is one fault, however many of its sections show it. */
const lists = (context: CheckContext): Finding[] => {
  const named = context.marks.filter(({ kind }) => kind === 'list');
  const lacking = named.flatMap(({ value, place }) => lackingList(context, value, place));
  return [
    ...named.flatMap(({ value, place }) => collectionFinding(context, value, place)),
    ...named.flatMap(({ value, place }) => strangeList(context, value, place)),
    ...oncePer(lacking, ({ file }) => file),
  ];
};

const counts = (context: CheckContext): Finding[] =>
  [...context.uses.values()].flatMap((uses) =>
    uses
      .flatMap(({ params, place }) => Object.values(params).map((value) => ({ value, place })))
      .flatMap(({ value, place }) => collectionFinding(context, value, place)),
  );

/** Collections and lists that sections show or texts count and that do not exist. */
export const missingLists = (context: CheckContext): Finding[] => [...lists(context), ...counts(context)];
