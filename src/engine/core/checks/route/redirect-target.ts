import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { resolveLink } from '../../addresses/resolve-link.ts';
import { localeOfPath } from '../../addresses/routes.ts';
import { configFile } from '../../file-names.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { pageOfPath } from '../context/links/page-of-path.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { pathOf, redirectEnds } from './redirect-ends.ts';
import { redirectSourceFault } from './redirect-source-fault.ts';

type Fault = Omit<Finding, keyof Place>;

/** Whether a target is a page that tells visitors that nothing is there. */
const isNotFound = ({ pages }: CheckContext, to: string): boolean =>
  pages.get(parsePageLink(to)?.pageId ?? '')?.document.status === 404;

/** A redirect, and where each of the site leads in the end. */
type Redirect = { from: string; to: string; ends: ReturnType<typeof redirectEnds> };

/** A circle is one fault, reported at its first redirect in the file; what leads into it is none. */
const circleFault = (circle: string[], { from }: Redirect): Fault | undefined =>
  circle[0] === from
    ? { message: `This redirect leads in a circle: ${circle.join(' → ')}. Write where it should lead.` }
    : undefined;

const chainFault = ({ to, ends }: Redirect, target: string): Fault | undefined =>
  ends.has(pathOf(to))
    ? withSuggestion(`"${to}" is a redirect itself. Lead there at once.`, target)
    : undefined;

const notFoundFault = (context: CheckContext, { to }: Redirect): Fault | undefined =>
  isNotFound(context, to)
    ? {
        message: `"${to}" is shown for addresses that do not exist. Write the page that has what was there, or remove the redirect.`,
      }
    : undefined;

const nowhereFault = (context: CheckContext, { to }: Redirect): Fault | undefined => {
  const { origin } = context.source.config;
  // A page that does not exist is reported by ref/missing-entry.
  if (parsePageLink(to) || (/^https:\/\/[^\s/]+/.test(to) && !to.startsWith(`${origin}/`))) return undefined;
  const path = pathOf(to.startsWith(`${origin}/`) ? to.slice(origin.length) : to);
  if (path.startsWith('/') && pageOfPath(context, path) !== undefined) return undefined;
  if (Object.hasOwn(context.source.assets, path)) return undefined;
  if (to.startsWith('http://'))
    return withSuggestion(`"${to}" is not encrypted.`, to.replace(/^http:/, 'https:'));
  const id = closest(to.replace(/^\//, ''), context.pages.keys());
  const message = `"${to}" leads nowhere. Write page:… for a page of this site, or a full address with https:.`;
  return withSuggestion(message, id && linkToPage(id));
};

/** An old address with a suffix within a word leads to a language that its visitors may never have seen there. */
const languageFault = (
  { source: { config }, manifest }: CheckContext,
  { from, to }: Redirect,
): Fault | undefined => {
  const { locale, name, suffix = '' } = localeConfigOf(config, localeOfPath(config, from)) ?? {};
  const ends = from.split('/').some((segment) => segment.endsWith(suffix));
  const [read, usual] = [locale ?? '', config.defaultLocale].map((own) => resolveLink(manifest, to, own));
  return ends || read === usual
    ? undefined
    : {
        severity: 'warning',
        message: `"${from}" contains "${suffix}", the suffix of ${name}, and so leads to "${read}". Write the address itself: "${usual}" or "${read}".`,
      };
};

const hashOf = (address: string): string => /#.*$/.exec(address)?.[0] ?? '';

/** An address that was written out leads to one language, whichever the old one was of. */
const otherLanguageFault = (context: CheckContext, { from, to }: Redirect): Fault | undefined => {
  const { config } = context.source;
  const id = pageOfPath(context, pathOf(to));
  const [own, other] = [from, pathOf(to)].map((path) => localeConfigOf(config, localeOfPath(config, path)));
  if (id === undefined || !own || !other || own.locale === other.locale) return undefined;
  // What only contains the suffix of a language is told how to lead elsewhere.
  if (!from.split('/').some((segment) => segment.endsWith(own.suffix ?? ''))) return undefined;
  const page = linkToPage(id, hashOf(to));
  const message = `"${from}" is an address in ${own.name}, and "${to}" one in ${other.name}.`;
  // Without a suffix it may be one of a time when the site had another language only.
  const isSure = own.suffix !== '';
  const remedy = `Write "${page}", which leads to each language`;
  return {
    ...withRemedy(message, isSure ? `${remedy}.` : `${remedy}, unless it was one in ${other.name}.`),
    severity: isSure ? 'warning' : 'info',
    suggestion: page,
  };
};

const targetFault = (context: CheckContext, redirect: Redirect): Fault | undefined => {
  const end = redirect.ends.get(redirect.from) ?? { target: redirect.to };
  if ('circle' in end) return circleFault(end.circle, redirect);
  return (
    chainFault(redirect, end.target) ??
    notFoundFault(context, redirect) ??
    nowhereFault(context, redirect) ??
    languageFault(context, redirect) ??
    otherLanguageFault(context, redirect)
  );
};

/** Redirects that lead nowhere, in a circle, over another redirect or to an unmeant language, and such that hide a page. */
export const redirectTarget: Check = {
  id: 'redirect/target',
  severity: 'error',
  description:
    'An old address leads at once to a page that exists, in its own language, and is not the address of a page itself.',
  advice:
    'Old addresses live on in bookmarks, mails and search engines; each should reach its page in one step. Write the old path and the name of the page in site.config.json: "redirects": { "/careers": "page:about-us#careers" }.',
  run: (context) => {
    const { redirects = {} } = context.source.config;
    const ends = redirectEnds(redirects);
    return Object.entries(redirects).flatMap(([from, to]): Finding[] => {
      const fault = redirectSourceFault(context, from) ?? targetFault(context, { from, to, ends });
      return fault ? [{ file: configFile, pointer: below('/redirects', from), ...fault }] : [];
    });
  },
};
