import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import type { CheckContext } from '../context/check-context.ts';
import { configuredLinks } from '../context/links/configured-links.ts';
import { perContext } from '../context/per-context.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { closest, forFirst, nearestName } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { misnamedPages } from './misnamed-pages.ts';

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

/** Pages that links of the pages or of the settings name and that do not exist. */
export const missingPages = (context: CheckContext): Finding[] => [
  ...pageLinks(context),
  ...configPages(context),
];
