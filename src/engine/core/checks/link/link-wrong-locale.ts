import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import { leavesLanguage, writtenOutLinks } from '../context/links/page-links.ts';

/** Links that take a visitor to another language though the page exists in theirs. */
export const linkWrongLocale: Check = {
  id: 'link/wrong-locale',
  severity: 'error',
  description: 'A link stays in the language of its page when the page it leads to exists in that language.',
  advice:
    'Whoever reads the Spanish site and clicks on "/contact" suddenly reads English. Write "page:contact": the same link then leads to "/contact" from English pages and to "/contact-es" from Spanish ones.',
  run: (context) => {
    const nameOf = (locale: string) => localeConfigOf(context.source.config, locale)?.name ?? locale;
    return writtenOutLinks(context)
      .filter((found) => leavesLanguage(context, found))
      .map(({ link: { value, place, locales }, route, suggestion, fix }) => {
        const from = locales.map(nameOf).join(', ');
        const message = `"${value}" leads from ${from} to ${nameOf(route.locale)}, though the page exists in both. Write "${suggestion}", which follows the language.`;
        return { ...place, message, suggestion, ...fix };
      });
  },
};
