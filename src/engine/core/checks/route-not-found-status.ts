import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { below, type Finding } from './problem.ts';

type Named = { pointer: string; link: unknown };

const named = ({ source: { config } }: CheckContext): Named[] => [
  { pointer: '/notFound', link: config.notFound },
  ...Object.entries(config.collections ?? {}).map(([name, { notFound }]) => ({
    pointer: below('/collections', name, 'notFound'),
    link: notFound,
  })),
];

/** What is shown for unknown addresses of all languages must be there in the default one. */
const inDefault = (
  { source: { config }, ...context }: CheckContext,
  { file, document }: PageFile,
): Finding[] => {
  const { id, locales } = document;
  if (!Array.isArray(locales) || locales.includes(config.defaultLocale)) return [];
  // What is no language at all is `route/missing-locale`'s.
  if (!locales.every((locale) => context.locales.includes(locale))) return [];
  const message = `This page is shown for addresses that do not exist, also in "${config.defaultLocale}", the default language. Write that here, too, or leave "locales" out.`;
  return [{ file, page: id, pointer: '/locales', message }];
};

const finding = (context: CheckContext, { pointer, link }: Named): Finding[] => {
  const id = typeof link === 'string' && link.startsWith('page:') ? link.slice('page:'.length) : '';
  const page = context.pages.get(id);
  // A status in quotation marks is the schema's.
  if (!page || typeof page.document.status === 'string') return [];
  if (page.document.status === 404) return inDefault(context, page);
  // A page that can be meant stands unused: then the name of the page is wrong, and not the page.
  const used = new Set(named(context).map((other) => other.link));
  const meant = context.source.pages.find(
    ({ document }) => document.status === 404 && !used.has(`page:${document.id}`),
  );
  if (meant) {
    const message = `The page "${id}" is no page for addresses that do not exist: it has no "status": 404.`;
    const suggestion = `page:${meant.document.id}`;
    const question = `${message} Did you mean "${suggestion}"?`;
    return [{ file: 'site.config.json', pointer, message: question, suggestion }];
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
  named(context).every(
    ({ link }) => typeof link !== 'string' || context.pages.has(link.slice('page:'.length)),
  );

/** Pages that answer that nothing is there, though no setting names them for that. */
const surplus = (context: CheckContext): Finding[] => {
  const used = new Set(named(context).map(({ link }) => link));
  return (
    context.source.pages
      .filter(({ document }) => document.status === 404 && !used.has(`page:${document.id}`))
      // One that waits for its time may follow the one that is named now.
      .filter(({ document }) => !document.draft && document.publishAt === undefined)
      .map(({ file, document }) => ({
        file,
        page: document.id,
        pointer: '/status',
        message: `This page answers that nothing is there (404), so search engines forget it, but no "notFound" of site.config.json names it. Write "notFound": "page:${document.id}" there, or remove "status" here.`,
      }))
  );
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
    return [...new Map(found.map((item) => [`${item.file}#${item.pointer}`, item])).values()];
  },
};
