import { linkToPage } from '../../../addresses/page-link.ts';
import type { Route } from '../../../addresses/routes.ts';
import type { Finding, Fix } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { type Link, withoutPort } from './links.ts';
import { routeOfPath } from './page-of-path.ts';

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
export const leavesLanguage = ({ manifest }: CheckContext, { link, route }: WrittenOut): boolean =>
  !link.locales.includes(route.locale) &&
  link.locales.some((locale) => manifest.byPage.get(route.pageId)?.has(locale));

/** Links that write out an address of a page, with or without the origin of the site; `says` is what they write. */
export const writtenOutFindings = (
  context: CheckContext,
  { isOwnOrigin, says }: { isOwnOrigin: boolean; says: string },
): Finding[] =>
  writtenOutLinks(context)
    .filter((found) => hasOwnOrigin(context, found.link) === isOwnOrigin && !leavesLanguage(context, found))
    .map(({ link: { value, place }, suggestion, fix }) => {
      const message = `"${value}" is ${says}. Write "${suggestion}", which follows the page and the language.`;
      return { ...place, message, suggestion, ...fix };
    });
