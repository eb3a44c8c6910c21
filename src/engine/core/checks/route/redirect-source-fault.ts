import { encodeAddress } from '../../addresses/encode-address.ts';
import { ownFolders } from '../../addresses/output-paths.ts';
import { parsePageLink } from '../../addresses/page-link.ts';
import { isFileAddress, plainAddress } from '../../addresses/plain-address.ts';
import { covers } from '../../publication/span.ts';
import type { CheckContext } from '../context/check-context.ts';
import { withoutOrigin } from '../context/links/page-of-path.ts';
import { spanOfPage } from '../context/spans.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { madeFilesOf, publicFolders } from './made-files.ts';
import { redirectDocumentFault } from './redirect-document-fault.ts';

type Fault = Omit<Finding, keyof Place>;
type FaultOf = (from: string, context: CheckContext) => Omit<Fault, 'at'> | undefined;

const address = /^\/[^\s?#]*$/;

/** Where the page, or the address of another site, stands first and its old address behind it. */
const turnedRound: FaultOf = (from, context) => {
  const to = context.source.config.redirects?.[from] ?? '';
  const isElsewhere =
    /^https?:/.test(withoutOrigin(from, context.source)) && !context.manifest.byPath.has(to);
  return (from.startsWith('page:') || isElsewhere) && address.test(to)
    ? { message: `The old address stands first. Write "${to}": "${from}".` }
    : undefined;
};

const noAddress: FaultOf = (from, context) => {
  if (address.test(from)) return undefined;
  const turned = turnedRound(from, context);
  if (turned) return turned;
  const rest = withoutOrigin(from, context.source).replace(/^\w+:\/\/[^/]*|[?#].*$/g, '');
  const path = `/${rest.replace(/^\/+/, '')}`;
  const suggestion = path !== '/' && address.test(path) ? path : undefined;
  return withSuggestion(`"${from}" is no old address.`, suggestion, 'Write a path such as "/old-page".');
};

/** The command that leads the addresses of a page to another one, where such a redirect was to do that. */
const retiring = ({ source, pages }: CheckContext, from: string, page: string): string => {
  const target = parsePageLink(source.config.redirects?.[from] ?? '')?.pageId;
  return target === undefined || target === page || !pages.has(target)
    ? ''
    : ` If the page is to go, run then: npm run content -- delete page ${page} --redirect ${target}`;
};

const ofPage: FaultOf = (from, context) => {
  const page = context.manifest.byPath.get(from)?.pageId;
  // The address of a page that is not shown may lead elsewhere.
  if (page === undefined || !covers(spanOfPage(context, page), context.source.clock.now)) return undefined;
  return {
    message: `"${from}" is the address of the page "${page}", which nobody would reach any more. Remove this redirect.${retiring(context, from, page)}`,
  };
};

const pattern: FaultOf = (from) =>
  /[*{}]|\/:/.test(from)
    ? {
        message: `"${from}" is a pattern, and each redirect is of one address. Write every old address by itself.`,
      }
    : undefined;

/** A path as browsers ask for it, without steps back. */
const asBrowsersWrite = (from: string): string => {
  const steps: string[] = [];
  for (const step of from.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.splice(Math.max(1, steps.length - 1));
    else if (step !== '.') steps.push(step);
  }
  return encodeAddress(steps.join('/'));
};

/** Addresses that a host answers by itself, before it looks for a redirect. */
const answered: FaultOf = (from, context) => {
  const asked = plainAddress(asBrowsersWrite(from));
  const folder = publicFolders(context).get(asked);
  if (folder === undefined && asked !== '/index') return undefined;
  const why =
    folder === undefined ? 'At "/index" a host shows the home page' : `At "${asked}" the site has ${folder}`;
  return { message: `${why}, so nobody would be sent on. Remove this redirect.` };
};

/** A browser writes addresses in its own way, and they are made plain before they are looked up. */
const neverAsked: FaultOf = (from, { manifest }) => {
  const asked = plainAddress(asBrowsersWrite(from));
  if (asked === from) return undefined;
  return manifest.byPath.has(asked)
    ? { message: `Visitors of "${from}" come to "${asked}" in any case. Remove this redirect.` }
    : withSuggestion(`Nobody asks for "${from}": hosts and browsers make "${asked}" of it.`, asked);
};

const reserved: FaultOf = (from, context) => {
  const folder = ownFolders[/^\/[^/]*/.exec(from)?.[0] ?? ''];
  const isFile = Object.hasOwn(context.source.assets, from) || madeFilesOf(context).has(from.slice(1));
  if (folder === undefined && !isFile) return undefined;
  const what = isFile ? 'a file of this site' : `where the site has ${folder}`;
  return { message: `"${from}" is ${what}, which nobody would reach any more. Remove this redirect.` };
};

const uneven: FaultOf = (from) => {
  if (/[A-Z]/.test(from.replace(/%[0-9A-F]{2}/g, '')))
    return {
      severity: 'warning',
      message: `"${from}" has capital letters, which some hosts tell from small ones and others do not. Write it in small letters, if that is how it was known.`,
    };
  return isFileAddress(from)
    ? {
        severity: 'warning',
        message: `"${from}" is the address of a file, at which no page can stand: only hosts that read _redirects send its visitors on. Keep such a file in public, or lead there from an address without an ending.`,
      }
    : undefined;
};

const unwritten: FaultOf = (from, context) => redirectDocumentFault(context, from);

const faults: FaultOf[] = [noAddress, ofPage, pattern, answered, neverAsked, reserved, unwritten, uneven];

/** What is wrong with the old address of a redirect, so that its visitors would not be sent on, or not everywhere. */
export const redirectSourceFault = (context: CheckContext, from: string): Fault | undefined => {
  for (const faultOf of faults) {
    const fault = faultOf(from, context);
    if (fault) return { at: 'key', ...fault };
  }
  return undefined;
};
