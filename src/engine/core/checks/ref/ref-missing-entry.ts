import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import { isObject } from '../../json/json-value.ts';
import { collectionIn, languageCollection, listOfCollection } from '../../resolve/collection-list.ts';
import { formNames, formSchemaFile } from '../../schema/form-schema-file.ts';
import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { configuredLinks } from '../context/links/configured-links.ts';
import { fileNameOf, isOwnId, isPageId } from '../context/own-names.ts';
import { perContext } from '../context/per-context.ts';
import { camelCase } from '../context/words/keys/key-parts.ts';
import { oncePer } from '../problems/once-per.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closest, forFirst, nearestName } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The page whose content another file has, too, while the words that the name of this file stands for are there. */
const contentOf = ({ source, keyTable }: CheckContext, page: PageFile): PageFile | undefined => {
  const text = JSON.stringify(page.document);
  const group = camelCase(fileNameOf(page));
  const hasOwnWords = () => keyTable.keys.some((key) => key.split('.').includes(group));
  const isSame = (other: PageFile) => other !== page && JSON.stringify(other.document) === text;
  const original = source.pages.find((other) => other.document.id === page.document.id && isSame(other));
  return original && hasOwnWords() ? original : undefined;
};

const misnamed = (id: string, name: string): string =>
  `Links name this page "${name}", as its file is called, but its id is "${id}".`;

/** An id that is a slip is the name of the file. */
const toldOfSlip = (id: string, name: string): Pick<Finding, 'message' | 'suggestion' | 'fix'> => ({
  ...withSuggestion(misnamed(id, name), name),
  fix: { set: name },
});

/** A new name of a page nobody takes back for its author. */
const toldOfNewName = (id: string, name: string): Pick<Finding, 'message' | 'suggestion'> => {
  const remedy = `Write "id": "${name}" again. After that, this command gives the page its new name everywhere: npm run content -- rename page ${name} ${id}`;
  return { ...withRemedy(misnamed(id, name), remedy), suggestion: name };
};

/** Pages with an id that is not the name of their file, while links use that name: one fault, at the id. */
const misnamedPages = perContext((context: CheckContext): Map<string, Finding> => {
  const { source, pages } = context;
  const isAnothers = (page: PageFile, id: string) =>
    source.pages.some((other) => other.document.id === id && other.file !== page.file);
  return new Map(
    source.pages.flatMap((page): [string, Finding][] => {
      const name = fileNameOf(page);
      const { id } = page.document;
      if (pages.has(name) || (isOwnId(page, id) && !isAnothers(page, id))) return [];
      const original = contentOf(context, page);
      if (original) {
        const message = `This file has the content of ${original.file}, and links name the page "${name}" that was here. Put its own content back.`;
        return [[name, { file: page.file, page: id, pointer: '/id', message }]];
      }
      const isNewName = isPageId(id) && !isAnothers(page, id) && closest(id, [name]) === undefined;
      const told = isNewName ? toldOfNewName(id, name) : toldOfSlip(id, name);
      return [[name, { file: page.file, page: id, pointer: '/id', ...told }]];
    }),
  );
});

const nearestPage = perContext(() => forFirst(nearestName));

/** A page is named without the folder and the ending of its file. */
const pageMeant = (
  context: CheckContext,
  pageId: string,
  find: (word: string, candidates: Iterable<string>) => string | undefined,
): string | undefined => {
  const bare = pageId.replace(/^.*\/(?=.)|\.json$/g, '');
  return context.pages.has(bare) ? bare : find(pageId, context.pages.keys());
};

/** Tells an id that no page has, with the page that is meant; one whose page has a misspelt id is told at that page. */
const pageFinding = (
  context: CheckContext,
  pageId: string,
  at: { place: Place; anchor?: string; kind?: string; isWritten?: boolean },
): Finding[] => {
  if (context.pages.has(pageId)) return [];
  const misnamed = misnamedPages(context).get(pageId);
  if (misnamed) return [misnamed];
  if (pageId === '') {
    const message = 'No page is named behind "page:". Write the id of one, such as "page:contact".';
    return [{ ...at.place, message, named: { pages: [pageId] } }];
  }
  const message = `There is no page with the id "${pageId}".`;
  // A page that only has this name in its own, such as "solution-not-found", is for other addresses.
  const isForLost = at.kind === 'notFound';
  const nearest = pageMeant(context, pageId, isForLost ? closest : nearestPage(context));
  const suggestion = nearest && linkToPage(nearest, at.anchor && `#${at.anchor}`);
  const otherwise = isForLost
    ? 'Put that page back, or name another one that has "status": 404.'
    : 'Name a page that exists, or take this away.';
  const told = withSuggestion(message, suggestion, otherwise);
  const isSpaced = suggestion !== undefined && context.pages.has(pageId.trim());
  const fix = isSpaced && at.isWritten ? { fix: { set: suggestion } } : {};
  return [{ ...at.place, ...told, ...fix, named: { pages: [pageId] } }];
};

const pageLinks = (context: CheckContext): Finding[] =>
  context.links.flatMap(({ target, place, written, value }) =>
    target.kind === 'page'
      ? pageFinding(context, target.pageId, { place, isWritten: written === value, ...target })
      : [],
  );

const configPages = (context: CheckContext): Finding[] =>
  configuredLinks(context.source.config).flatMap(({ pointer, link, kind }) => {
    const page = parsePageLink(link);
    return page ? pageFinding(context, page.pageId, { place: { file: configFile, pointer }, kind }) : [];
  });

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

const forms = ({ forms: placed, source }: CheckContext): Finding[] => {
  const known = formNames(source.schemas);
  return placed
    .filter(({ rules }) => rules === undefined)
    .map(({ form, place }) => {
      const name = String(form.schema);
      const file = `schemas/${formSchemaFile(name)}`;
      const message = `There is no file ${file}.`;
      return {
        ...place,
        pointer: below(place.pointer, 'schema'),
        named: { files: [file] },
        ...withSuggestion(message, closest(name, known), 'Name one that exists, or make it.'),
      };
    });
};

/** Pages, collections, lists and forms that are named and do not exist. */
export const refMissingEntry: Check = {
  id: 'ref/missing-entry',
  severity: 'error',
  description: 'Every page, collection, list and form that is named exists.',
  advice:
    'What is named here decides what is shown, so a name that leads nowhere leaves a hole. Correct the name, or make the page, collection or form that it names. Example: "page:not-fond" should be "page:not-found". So is a page told whose file is gone since the last commit while the site has words or pictures for it.',
  run: (context) => [
    ...new Set([...pageLinks(context), ...configPages(context), ...lists(context), ...counts(context)]),
  ],
  runOnPages: forms,
};
