import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { pathOfPage } from '../../addresses/routes.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { notFoundPages } from '../context/links/configured-links.ts';
import type { Link } from '../context/links/links.ts';
import { ownPageAt, pageOfPath } from '../context/links/page-of-path.ts';
import { isOwnId } from '../context/own-names.ts';
import { syntaxFault } from '../context/words/writing/message-syntax.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';
import { closest, nearestName } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { dialledFact } from './dialled-fact.ts';
import { fileOfComputer } from './file-of-computer.ts';
import { allLostLanguages, lostLanguageOf } from './lost-languages.ts';

type Fault = { message: string; suggestion?: string };

const followed = new Set(['https:', 'mailto:', 'tel:']);
/** Schemes that `link/insecure-or-local` reports. */
export const unsafeSchemes: ReadonlySet<string> = new Set([
  'http:',
  '//',
  'javascript:',
  'vbscript:',
  'data:',
  'file:',
  'ftp:',
  'blob:',
  'about:',
]);

/** A page by its name, or by the last part of an address: /solution/pay means the page "pay" rather than "solutions". */
const nearestPage = ({ pages }: CheckContext, word: string): string | undefined => {
  const name = word.replace(/^\/|\/$/g, '');
  const last = name.slice(name.lastIndexOf('/') + 1);
  const id = nearestName(last, pages.keys()) ?? nearestName(name, pages.keys());
  return id && linkToPage(id);
};

const pageFault = (context: CheckContext, pageId: string, locales: string[]): Fault[] => {
  const { defaultLocale, manifest, pages } = context;
  const reachable = (locale: string) => pathOfPage(manifest, pageId, locale) !== undefined;
  if (!pages.has(pageId) || reachable(defaultLocale)) return [];
  const lost = locales.filter((locale) => !reachable(locale));
  if (lost.length === 0 || lostLanguageOf(context, pageId)) return [];
  const message = `The page "${pageId}" does not exist in ${lost.join(', ')}, where this link is shown, too. Link to a page that does.`;
  return [{ message }];
};

/**
 * Whether a page is the one that the site shows for unknown addresses. One that only has the id or status by a slip is
 * reported there.
 */
const isForNothing = (context: CheckContext, pageId: string): boolean => {
  const page = context.pages.get(pageId);
  return page?.document.status === 404 && isOwnId(page, pageId) && notFoundPages(context).has(pageId);
};

/** A link to the page that says that nothing was found looks like a fault of the site. */
const notFoundFault = (context: CheckContext, pageId: string): Fault[] => {
  if (!isForNothing(context, pageId)) return [];
  const message = `The page "${pageId}" says that nothing was found (its "status" is 404). Link to the page that is meant.`;
  return [{ message }];
};

/** An address has one #, and what follows it is the id of one section. */
const placeFault = (value: string): Fault[] => {
  const [page = '', place = '', ...more] = value.split('#');
  return more.length === 0
    ? []
    : [withSuggestion(`"${value}" names more than one place of a page.`, `${page}#${place}`)];
};

const pathFault = (context: CheckContext, path: string): Fault[] => {
  const { assets } = context.source;
  if (assets[path] !== undefined || pageOfPath(context, path) !== undefined) return [];
  const message = `No page and no file has the address "${path}".`;
  return [
    withSuggestion(
      message,
      nearestPage(context, path),
      'Write page: and the name of a page, or a file of the public folder.',
    ),
  ];
};

/** A page with the place on it that the value names. */
const pageLink = (page: string, value: string): string => linkToPage(page, /[#?].*$/.exec(value)?.[0]);

/** An address as a link to it, with the fact that has it. */
const mailLink = ({ source }: CheckContext, address: string): string => {
  const [name] = Object.entries(source.config.facts ?? {}).find(([, fact]) => fact === address) ?? [];
  return `mailto:${name === undefined ? address : `%{${name}}`}`;
};

/** A telephone number, as visitors read it or as it is dialled. */
const number = /^\+?[\d\s().–-]{7,}$/;

/** A number as a link that dials it. */
const phoneLink = (context: CheckContext, link: Link): string =>
  dialledFact(context, link) ?? `tel:${link.value.replace(/[^\d+]/g, '')}`;

/** An address of the web that lacks the colon, a slash or all of its beginning. */
const webAddress = (value: string): string | undefined => {
  const [, rest] = /^https?[:/]+(\S+\.\S+)$/i.exec(value) ?? [];
  if (rest !== undefined) return `https://${rest}`;
  return /^(?:[\w-]+\.)+(?:com|org|net|edu|info|io|mx|es|us|co|app|dev)(?:[/?#]\S*)?$/i.test(value)
    ? `https://${value}`
    : undefined;
};

/** A link with spaces around it, which is right without them. */
const spacedFault = (value: string): Fault | undefined => {
  if (value.trim() === value || !/^\s*(?:page|https|mailto|tel):\S+\s*$/.test(value)) return undefined;
  const where = value.trimStart() === value ? 'ends' : 'begins';
  return { message: `"${value}" ${where} with a space. Remove it.` };
};

const wordFault = (context: CheckContext, link: Link): Fault => {
  const { value } = link;
  const spaced = spacedFault(value);
  if (spaced) return spaced;
  const [word = ''] = value.replace(/\.(json|html?)\b/, '').split(/[#?]/);
  const message = `"${value}" is not a link. Write page:… for a page of this site, or a full address with https:.`;
  if (/^[^\s@]+@[^\s@]+$/.test(value))
    return withSuggestion(message, mailLink(context, value.replace(/^mailto/, '')));
  if (number.test(value)) return withSuggestion(`"${value}" is not a link.`, phoneLink(context, link));
  const own = ownPageAt(context, value) ?? (/^www\./.test(value) ? `https://${value}` : webAddress(value));
  if (own !== undefined) return withSuggestion(message, own);
  return withSuggestion(
    message,
    context.pages.has(word) ? pageLink(word, value) : nearestPage(context, word),
  );
};

/** The name of a fact with a wrong brace or sign. */
const writtenFault = (value: string): Fault | undefined => {
  const message = syntaxFault(value);
  return message === undefined ? undefined : { message };
};

/** An address of the web with a brace that no fact was put in for. */
const braceFault = ({ value }: Link, scheme: string): Fault[] => {
  const fault = scheme === 'https:' && /[{}]/.test(value) ? writtenFault(value) : undefined;
  return fault ? [fault] : [];
};

const schemeFault = (context: CheckContext, link: Link, scheme: string): Fault[] => {
  if (followed.has(scheme) || unsafeSchemes.has(scheme)) return braceFault(link, scheme);
  const file = fileOfComputer(link.value);
  if (file !== undefined) return [{ message: file }];
  // Facts stay facts in the suggestion.
  const isWritten = link.written.toLowerCase().startsWith(scheme);
  const rest = (isWritten ? link.written : link.value).slice(scheme.length).trim();
  const target = parsePageLink(linkToPage(rest));
  const meant = closest(scheme, ['page:', 'https:', 'mailto:', 'tel:']);
  const known = meant !== 'page:' || context.pages.has(target?.pageId ?? '');
  const isLarge = meant === scheme && rest !== '';
  const message = isLarge
    ? `A link begins with small letters: "${scheme}".`
    : `A link cannot start with "${scheme}". It starts with page:, https:, mailto: or tel:.`;
  return [withSuggestion(message, meant !== undefined && known ? meant + rest : undefined)];
};

/** What is wrong with where a link leads, by the kind of its target; anchors are told by `link/broken-anchor`. */
const faultsOf = (context: CheckContext, link: Link): Fault[] => {
  const { target, locales, value } = link;
  if (value === '') return [];
  switch (target.kind) {
    case 'page':
      return [
        ...placeFault(value),
        ...pageFault(context, target.pageId, locales),
        ...notFoundFault(context, target.pageId),
      ];
    case 'path':
      return pathFault(context, target.path);
    case 'word':
      return [writtenFault(value) ?? wordFault(context, link)];
    case 'scheme':
      return schemeFault(context, link, target.scheme);
    case 'anchor':
      return [];
  }
};

/** Several words, or one that begins with a capital or is of a script without them. */
const wordsOrCapital = /\p{L}\s+\p{L}|^(\p{Lu}\p{L}+|\p{Lo}+)$/u;

/** A text that is named as if it were a link. */
const isWords = ({ target, value, named }: Link): boolean =>
  named !== undefined && target.kind === 'word' && wordsOrCapital.test(value);

/** Words in the place of a link: their key is in the wrong place, which is reported once for all languages. */
const wordsForLinks = (links: Link[]): Finding[] =>
  oncePerPlace(
    links.flatMap(({ named, value }) => {
      const message = `These are the words "${shorten(value)}", and no link. Write page:… for a page of this site, or a full address with https:.`;
      return named ? [{ ...named, message }] : [];
    }),
  );

/** Links that lead nowhere: no page, no file and no way of writing an address. */
export const linkBroken: Check = {
  id: 'link/broken',
  severity: 'error',
  description: 'Every link inside the site leads to a page or a file that exists.',
  advice:
    'Whoever clicks a broken link ends on the page "not found", and search engines count it against the site. Name a page that exists as page:<id>, or a file of the public folder. Example: "page:solution" should be "page:solutions".',
  run: (context) => {
    const words = new Set(context.links.filter(isWords));
    const broken = context.links
      .filter((link) => !words.has(link))
      .flatMap((link) => faultsOf(context, link).map((fault) => ({ ...link.place, ...fault })));
    // A link with a fact in it differs between languages.
    return [...oncePerPlace(broken), ...allLostLanguages(context), ...wordsForLinks([...words])];
  },
};
