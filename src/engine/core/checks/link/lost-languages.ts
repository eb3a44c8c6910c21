import { pathOfPage } from '../../addresses/routes.ts';
import { parseText } from '../../words/text-reference.ts';
import type { CheckContext } from '../context/check-context.ts';
import { perContext } from '../context/per-context.ts';
import type { Finding } from '../problems/problem.ts';

/** Whether a page has a title in a language. */
const hasTitleIn = ({ pages, words }: CheckContext, pageId: string, locale: string): boolean => {
  const title = pages.get(pageId)?.document.meta?.title;
  const { key } = parseText(typeof title === 'string' ? title : '');
  return key !== undefined && words.get(locale)?.texts.has(key) === true;
};

/** Pages that links of the default language lead to, and whose "locales" lack it although they have words in it. */
const lostLanguages = perContext((context): Map<string, Finding> => {
  const { links, locales, defaultLocale, manifest, pages } = context;
  const isReached = (pageId: string, locale: string) => pathOfPage(manifest, pageId, locale) !== undefined;
  const found = new Map<string, Finding>();
  for (const { target, ...link } of links) {
    if (target.kind !== 'page' || found.has(target.pageId) || !link.locales.includes(defaultLocale)) continue;
    const { pageId } = target;
    const page = pages.get(pageId);
    if (!page || !Array.isArray(page.document.locales) || !locales.some((one) => isReached(pageId, one)))
      continue;
    if (isReached(pageId, defaultLocale) || !hasTitleIn(context, pageId, defaultLocale)) continue;
    const message = `Pages in "${defaultLocale}" link to this page, which is not shown in "${defaultLocale}" although its words are there. Add "${defaultLocale}" here; or, if it is meant to be so, take these links away.`;
    found.set(pageId, { file: page.file, page: pageId, pointer: '/locales', message });
  }
  return found;
});

/** The finding about a page whose own list of languages lacks the default language; undefined if it does not. */
export const lostLanguageOf = (context: CheckContext, pageId: string): Finding | undefined =>
  lostLanguages(context).get(pageId);

/** The findings about all pages that lack the default language. */
export const allLostLanguages = (context: CheckContext): Finding[] => [...lostLanguages(context).values()];
