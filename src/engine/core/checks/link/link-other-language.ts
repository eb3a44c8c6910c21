import type { PageFile } from '../../types.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { localesOf } from '../context/marks/placed-sections.ts';
import { placeInFile } from '../problems/place-in-words.ts';
import type { Finding } from '../problems/problem.ts';

/** The languages in which a page is not there on purpose, and links lead to it in the default one. */
const lackedBy = ({ locales, defaultLocale }: CheckContext, page: PageFile): string[] => {
  const own = localesOf(locales, page);
  const isSound = page.document.locales?.every((locale) => locales.includes(locale)) === true;
  const lacked = locales.filter((locale) => !own.includes(locale));
  // An address for such a language is another fault: one of the two is not meant.
  const isAddressed = lacked.some((locale) => Object.hasOwn(page.document.paths ?? {}, locale));
  return isSound && own.includes(defaultLocale) && !isAddressed ? lacked : [];
};

/** Tells once, at its languages, a page to which links of other languages lead although it does not have them. */
const told = (context: CheckContext, page: PageFile): Finding[] => {
  const { id } = page.document;
  const lacked = lackedBy(context, page);
  // Hardly any page lacks a language: only then are all links looked through.
  if (lacked.length === 0) return [];
  const links = context.links.filter(
    ({ target, place, locales }) =>
      target.kind === 'page' &&
      target.pageId === id &&
      place.page !== id &&
      locales.some((locale) => lacked.includes(locale)),
  );
  const [first] = links;
  if (!first) return [];
  const nameOf = (locale: string) => localeConfigOf(context.source.config, locale)?.name ?? locale;
  const [from, to] = [lacked.map(nameOf).join(', '), nameOf(context.defaultLocale)];
  const message =
    links.length === 1
      ? `1 link leads from ${from} to this page in ${to}, in ${placeInFile(first.place)}.`
      : `${links.length} links lead from ${from} to this page in ${to}, the first in ${placeInFile(first.place)}.`;
  const mentions = links.slice(0, 3).map(({ place }) => place);
  return [{ file: page.file, page: id, pointer: '/locales', message, mentions }];
};

/** Links to pages that do not exist in every language. */
export const linkOtherLanguage: Check = {
  id: 'link/other-language',
  severity: 'info',
  description: 'The pages that links lead to exist in each language of the links.',
  advice:
    'A page with "locales": ["en"] is not there in Spanish, and Spanish menus and footers lead to the English one. There is nothing to do if that is meant. Example: to hide pages/about-us.json in Spanish without that, take its link out of "layout" in site.config.json.',
  run: (context) => context.source.pages.flatMap((page) => told(context, page)),
};
