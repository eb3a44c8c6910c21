import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { configFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { pageOfPath } from '../context/links/page-of-path.ts';
import { redirectSourceFault } from '../context/links/redirect-source-fault.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

type Fault = Omit<Finding, keyof Place>;

/** An address without its query and the place on the page. */
export const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** The addresses that a redirect passes through, when it leads to another redirect. */
const chainOf = (redirects: Record<string, string>, from: string): string[] => {
  const chain = [from];
  for (let next = redirects[from]; next !== undefined; next = redirects[pathOf(next)]) {
    const path = pathOf(next);
    if (chain.includes(path)) return [...chain, path];
    chain.push(path);
  }
  return chain;
};

/** Whether a target is a page that tells visitors that nothing is there. */
const isNotFound = ({ pages }: CheckContext, to: string): boolean =>
  pages.get(parsePageLink(to)?.pageId ?? '')?.document.status === 404;

/** A redirect with the addresses that it passes through. */
type Redirect = { from: string; to: string; chain: string[] };

/** A circle is one fault, reported at its first redirect in the file. */
const circleFault = (redirects: Record<string, string>, { from, chain }: Redirect): Fault | undefined => {
  const circle = chain.slice(chain.indexOf(chain.at(-1) ?? ''));
  return Object.keys(redirects).find((other) => circle.includes(other)) === from
    ? { message: `This redirect leads in a circle: ${chain.join(' → ')}. Write where it should lead.` }
    : undefined;
};

const chainFault = (redirects: Record<string, string>, { to, chain }: Redirect): Fault | undefined =>
  chain.length > 2
    ? withSuggestion(
        `"${to}" is a redirect itself. Lead there at once.`,
        redirects[chain.at(-2) ?? ''] ?? chain.at(-1),
      )
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

const targetFault = (context: CheckContext, from: string, to: string): Fault | undefined => {
  const { redirects = {} } = context.source.config;
  const redirect = { from, to, chain: chainOf(redirects, from) };
  const isCircle = new Set(redirect.chain).size < redirect.chain.length;
  return isCircle
    ? circleFault(redirects, redirect)
    : (chainFault(redirects, redirect) ??
        notFoundFault(context, redirect) ??
        nowhereFault(context, redirect));
};

/** Redirects that lead nowhere, in a circle or over another redirect, and such that hide a page. */
export const redirectTarget: Check = {
  id: 'redirect/target',
  severity: 'error',
  description: 'An old address leads at once to a page that exists, and is not the address of a page itself.',
  advice:
    'Old addresses live on in bookmarks, mails and search engines; each should reach its page in one step. Write the old path and the name of the page in site.config.json: "redirects": { "/careers": "page:about-us#careers" }.',
  run: (context) =>
    Object.entries(context.source.config.redirects ?? {}).flatMap(([from, to]): Finding[] => {
      const fault = redirectSourceFault(context, from) ?? targetFault(context, from, to);
      return fault ? [{ file: configFile, pointer: below('/redirects', from), ...fault }] : [];
    }),
};
