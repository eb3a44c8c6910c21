import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isLocalAddress } from '../context/links/address-form.ts';
import type { Link } from '../context/links/links.ts';
import { ownPageAt, withoutOrigin } from '../context/links/page-of-path.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { fileOfComputer } from './file-of-computer.ts';
import { unsafeSchemes } from './link-broken.ts';

const complete = /^\/\/[^\s/?#.,;]+(\.[^\s/?#.,;]+)+([/?#:]\S*)?$/;

const example = 'Write one such as https://www.example.com.';

/** The address that lacks nothing but a slash, or has one too many. */
const withTwoSlashes = (rest: string): string | undefined => {
  const slashed = rest.replace(/^\/*/, '//');
  return complete.test(slashed) ? `https:${slashed}` : undefined;
};

/** The page of this site whose path is written as if it were a host: //contact. */
const pageAsHost = (context: CheckContext, rest: string): string | undefined =>
  ownPageAt(context, context.source.config.origin + rest.replace(/^\/*/, '/'));

type Fault = { message: string; suggestion?: string };

/** An address that stands as a fact, and behind it a word that no sign parts from it. */
const gluedPath = ({ value, written }: Link): Fault | undefined => {
  const [, fact = '', rest = ''] = /^(%\{\w+\})([\p{L}\p{N}][^%]*)$/u.exec(written) ?? [];
  const isPath = rest !== '' && /^https:/.test(value) && /[\p{L}\p{N}]$/u.test(value.slice(0, -rest.length));
  if (!isPath) return undefined;
  return withSuggestion(
    `Between "${fact}" and "${rest}" there is no slash: this leads to "${value}".`,
    `${fact}/${rest}`,
  );
};

/** An address of one's own computer: mostly a page or a file of this site, as its preview shows it. */
const localFault = (context: CheckContext, value: string): Fault => {
  const { source } = context;
  const file = withoutOrigin(value, source);
  const meant = ownPageAt(context, value) ?? (Object.hasOwn(source.assets, file) ? file : undefined);
  const message = `"${value}" leads to a computer of your own, which no visitor can reach.`;
  return withSuggestion(message, meant, 'Write the public address.');
};

/** What is wrong with an address that a link writes out: local, not encrypted, unsafe, with a password, or not whole. */
const faultOf = (context: CheckContext, link: Link): Fault | undefined => {
  const { target, value } = link;
  if (target.kind !== 'scheme') return undefined;
  const { scheme, rest } = target;
  if (isLocalAddress(scheme + rest)) return localFault(context, value);
  if (scheme === '//' || scheme === 'http:') {
    const [is, address] =
      scheme === '//' ? ['does not begin with https:', value] : ['is not encrypted', rest];
    const meant = ownPageAt(context, value) ?? withTwoSlashes(address) ?? pageAsHost(context, address);
    return withSuggestion(`"${value}" ${is}.`, meant, example);
  }
  const file = fileOfComputer(value);
  if (file !== undefined) return scheme === 'file:' ? { message: file } : undefined;
  if (unsafeSchemes.has(scheme))
    return {
      message: `A link must not start with "${scheme}". Write where it leads, such as "page:contact".`,
    };
  if (/^https?:$/.test(scheme) && /^\/\/[^/?#]*@/.test(rest))
    return {
      message: `"${value}" gives away a name or a password. Write the address without what stands before the @.`,
    };
  const whole = scheme !== 'https:' || complete.test(rest);
  return whole
    ? gluedPath(link)
    : withSuggestion(
        `"${value}" is not a complete address.`,
        withTwoSlashes(rest.replace(/\s+/g, '')),
        example,
      );
};

/** Links that are not encrypted, lead to a developer's computer, or run code. */
export const linkInsecureOrLocal: Check = {
  id: 'link/insecure-or-local',
  severity: 'error',
  description: 'Links to other sites are encrypted and reach the public internet; no link runs code.',
  advice:
    'Links with http: can be read and changed on their way, browsers warn of them, and an address of your own computer works for nobody else. Write the public address with https:. Example: "http://localhost:3000/blog" becomes "https://blog.example.com".',
  run: (context) =>
    context.links.flatMap((link) => {
      const fault = faultOf(context, link);
      return fault === undefined ? [] : [{ ...link.place, ...fault }];
    }),
};
