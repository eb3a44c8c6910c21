import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { configuredLinks, notFoundPages } from '../context/links/configured-links.ts';
import { lastPerPlace } from '../problems/place-keys.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Named = { pointer: string; id: string };

/** The settings that name a page for unknown addresses, with its id. */
const named = ({ source: { config } }: CheckContext): Named[] =>
  configuredLinks(config).flatMap(({ kind, pointer, link }) =>
    kind === 'notFound' ? [{ pointer, id: parsePageLink(link)?.pageId ?? '' }] : [],
  );

/** A page that is shown for unknown addresses of all languages must exist in the default language. */
const inDefault = (context: CheckContext, { file, document }: PageFile): Finding[] => {
  const { defaultLocale } = context;
  const { id, locales } = document;
  if (!Array.isArray(locales) || locales.includes(defaultLocale)) return [];
  // A value that is no language is reported by `route/missing-locale`.
  if (!locales.every((locale) => context.locales.includes(locale))) return [];
  const message = `This page is shown for addresses that do not exist, also in "${defaultLocale}", the default language. Write that here, too, or leave "locales" out.`;
  return [{ file, page: id, pointer: '/locales', message }];
};

/** Tells a page for unknown addresses that lacks its status, or, if another has that, the setting that does not name it. */
const finding = (context: CheckContext, { pointer, id }: Named): Finding[] => {
  const called = context.source.pages.filter(({ document }) => document.id === id);
  // Two pages with one id are reported as that.
  const page = called.find(({ document }) => document.status === 404) ?? called[0];
  // A status in quotation marks is the schema's.
  if (!page || typeof page.document.status === 'string') return [];
  if (page.document.status === 404) return inDefault(context, page);
  // A page that can be meant stands unused: then the name of the page is wrong, and not the page.
  const used = notFoundPages(context);
  const meant = context.source.pages.find(
    ({ document }) => document.status === 404 && !used.has(document.id),
  );
  if (meant) {
    const message = `The page "${id}" is no page for addresses that do not exist: it has no "status": 404.`;
    return [{ file: configFile, pointer, ...withSuggestion(message, linkToPage(meant.document.id)) }];
  }
  const message =
    'This page is shown for addresses that do not exist, so it must answer that nothing is there: write "status": 404.';
  const place = { file: page.file, page: id, message };
  return [
    page.document.status === undefined
      ? { ...place, pointer: '', missing: 'status' }
      : { ...place, pointer: '/status' },
  ];
};

/** Whether the settings name pages that exist; `ref/missing-entry` says when they do not. */
const leadSomewhere = (context: CheckContext): boolean =>
  named(context).every(({ id }) => context.pages.has(id));

/** Of two settings that name one page the one to which another page belongs by its name: solution-not-found to solutions. */
const settingFor = (context: CheckContext, id: string): Named | undefined => {
  const all = named(context);
  const [first, ...others] = all.filter((one) => all.filter((other) => other.id === one.id).length > 1);
  const isOf = ({ pointer }: Named) => id.startsWith((steps(pointer)[1] ?? '').replace(/s$/, ''));
  return first && (others.find(isOf) ?? first);
};

/** A page that answers that nothing is there, though no setting names it for that. */
const unnamed = (context: CheckContext, { file, document: { id } }: PageFile, isOnly: boolean): Finding => {
  const setting = isOnly ? settingFor(context, id) : undefined;
  if (setting) {
    const message = `Two settings name "page:${setting.id}", and none the page "${id}", which was made for addresses that do not exist.`;
    const place = { file: configFile, pointer: setting.pointer };
    return { ...place, ...withSuggestion(message, linkToPage(id)) };
  }
  const message = `This page answers that nothing is there (404), so search engines forget it, but no "notFound" of site.config.json names it. Write "notFound": "page:${id}" there, or remove "status" here.`;
  return { file, page: id, pointer: '/status', message };
};

/** Pages that answer that nothing is there, though no setting names them for that. */
const surplus = (context: CheckContext): Finding[] => {
  const used = notFoundPages(context);
  const pages = context.source.pages
    .filter(({ document }) => document.status === 404 && !used.has(document.id))
    // One that waits for its time may follow the one that is named now.
    .filter(({ document }) => !document.draft && document.publishAt === undefined);
  return pages.map((page) => unnamed(context, page, pages.length === 1));
};

/** Pages for unknown addresses that answer as if the address were right. */
export const routeNotFoundStatus: Check = {
  id: 'route/not-found-status',
  severity: 'error',
  description:
    'The pages for addresses that do not exist answer with the status 404, in the default language, too.',
  advice:
    'Without this status search engines list every mistyped address as a page of the site. Write "status": 404 in the page that "notFound" of site.config.json names, such as pages/not-found.json.',
  run: (context) => {
    const wrong = named(context).flatMap((item) => finding(context, item));
    const found = wrong.length > 0 || !leadSomewhere(context) ? wrong : surplus(context);
    // One page may be named several times.
    return lastPerPlace(found);
  },
};
