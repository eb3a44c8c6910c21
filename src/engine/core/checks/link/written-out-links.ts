import { linkToPage } from '../../addresses/page-link.ts';
import type { Route } from '../../addresses/routes.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type Link, withoutPort } from '../context/links/links.ts';
import { routeOfPath } from '../context/links/page-of-path.ts';
import type { Finding, Fix } from '../problems/problem.ts';

/** A link that writes out the address of a page of this site, with what should be written instead. */
type WrittenOut = { link: Link; route: Route; suggestion: string; fix?: { fix: Fix } };

/** Every link that writes out an address for which `page:` and the page's id would do. */
export const writtenOutLinks = (context: CheckContext): WrittenOut[] =>
  context.links.flatMap((link) => {
    const { target, written, value } = link;
    const route = target.kind === 'path' ? routeOfPath(context, target.path) : undefined;
    if (target.kind !== 'path' || route === undefined) return [];
    const suggestion = linkToPage(route.pageId, /#.*$/.exec(target.rest)?.[0]);
    const whole = written === value && !target.rest.startsWith('?');
    return [{ link, route, suggestion, ...(whole ? { fix: { fix: { set: suggestion } } } : {}) }];
  });

/** Whether a link writes out the origin of the site. */
const hasOwnOrigin = ({ source }: CheckContext, { value }: Link): boolean =>
  source.config.origin !== '' && withoutPort(value).startsWith(source.config.origin);

/** Whether a visitor who follows the link leaves their language though the page exists in it. */
const leavesLanguage = ({ manifest }: CheckContext, { link, route }: WrittenOut): boolean =>
  !link.locales.includes(route.locale) &&
  link.locales.some((locale) => manifest.byPage.get(route.pageId)?.has(locale));

/** Links that write out an address of a page, with or without the origin of the site; `says` is what they write. */
const writtenOutFindings = (
  context: CheckContext,
  { isOwnOrigin, says }: { isOwnOrigin: boolean; says: string },
): Finding[] =>
  writtenOutLinks(context)
    .filter((found) => hasOwnOrigin(context, found.link) === isOwnOrigin && !leavesLanguage(context, found))
    .map(({ link: { value, place }, suggestion, fix }) => {
      const message = `"${value}" is ${says}. Write "${suggestion}", which follows the page and the language.`;
      return { ...place, message, suggestion, ...fix };
    });

/** Addresses of this site written out, which a change of address or another language would leave behind. */
export const linkHardcodedPath: Check = {
  id: 'link/hardcoded-path',
  severity: 'warning',
  description: 'A link to a page of this site names the page, not its address.',
  advice:
    'An address that is written out leads to one language for everyone, and to nowhere once the page gets another address. Write the name of the page instead: "page:contact" for "/contact", "page:about-us#team" for "/about-us#team". validate with --fix does it for you.',
  run: (context) => writtenOutFindings(context, { isOwnOrigin: false, says: 'an address written out' }),
};

/** Links to this very site with its whole address: they leave a test site for the real one, and load the page anew. */
export const linkAbsoluteSameSite: Check = {
  id: 'link/absolute-same-site',
  severity: 'warning',
  description: 'A link to a page of this site does not write out the address of the site.',
  advice:
    'With the whole address a link leads from every copy of the site, such as a test version, to the published one, and it does not follow the page or the language. Write "page:contact" instead of "https://www.example.com/contact"; validate with --fix does it for you.',
  run: (context) => writtenOutFindings(context, { isOwnOrigin: true, says: 'an address of this site' }),
};

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
