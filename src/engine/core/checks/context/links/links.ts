import type { SiteConfig } from '../../../../../generated/types.ts';
import { isInternal } from '../../../addresses/is-internal.ts';
import { parsePageLink } from '../../../addresses/page-link.ts';
import { factsOf, fillFacts } from '../../../words/facts.ts';
import { namesText, parseText, wordsOnPage } from '../../../words/text-reference.ts';
import { placeKey } from '../../problems/place-keys.ts';
import type { Place } from '../../problems/problem.ts';
import type { Marked } from '../marks/marked.ts';
import type { Words } from '../words/keys/words.ts';

/** The kind of a link by its first letters, before it is known whether it leads somewhere. */
type LinkTarget =
  | { kind: 'page'; pageId: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'path'; path: string; rest: string }
  | { kind: 'scheme'; scheme: string; rest: string }
  | { kind: 'word' };

/**
 * A link as visitors of one or more languages get it, with facts filled in; `written` is the text at its place. For a
 * link in a locale file, `named` is the place that names its key.
 */
export type Link = {
  value: string;
  written: string;
  target: LinkTarget;
  place: Place;
  locales: string[];
  named?: Place;
};

/** An address without the port that it has anyway: https://example.com:443/a. */
export const withoutPort = (value: string): string =>
  value.replace(/^(https:\/\/[^/?#:]+):443(?=[/?#]|$)|^(http:\/\/[^/?#:]+):80(?=[/?#]|$)/i, '$1$2');

const ownPath = (value: string, origin: string): string => {
  const whole = withoutPort(value);
  const path = whole.startsWith(origin) ? whole.slice(origin.length) : value;
  if (path !== value && path === '') return '/';
  return /^[/?#]/.test(path) ? path : value;
};

const anchorOf = (hash: string) => (hash === '' ? {} : { anchor: hash.slice(1) });

/** The target of a link. The site's own origin, written out, counts as a path. */
export const linkTarget = (value: string, origin: string): LinkTarget => {
  const page = parsePageLink(value);
  if (page) return { kind: 'page', pageId: page.pageId, ...anchorOf(page.hash) };
  const own = origin === '' ? value : ownPath(value, origin);
  if (own.startsWith('#')) return { kind: 'anchor', anchor: own.slice(1) };
  if (isInternal(own)) {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(own) ?? [];
    return { kind: 'path', path, rest };
  }
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*:|\/\/)(.*)$/s.exec(value);
  return scheme
    ? { kind: 'scheme', scheme: (scheme[1] ?? '').toLowerCase(), rest: scheme[2] ?? '' }
    : { kind: 'word' };
};

type Written = { text: string; written: string; place: Place };

/** A link that is a key of the locale files is written there, and must be mended there. */
const writtenFor = (
  { value, place }: Marked,
  file: Words | undefined,
  isDefault: boolean,
): Written | undefined => {
  const reference = parseText(value);
  const inline = wordsOnPage(reference, isDefault);
  if (inline !== undefined) return { text: inline, written: value, place };
  const found = file?.texts.get(reference.key ?? '');
  if (!file || !found) return undefined;
  const { value: text, pointer } = found;
  return { text, written: text, place: { ...place, file: file.file, pointer } };
};

type TargetOf = (value: string) => LinkTarget;

/** Many pages link to the same: what that is is found out once. */
const createTargets = (origin: string): TargetOf => {
  const known = new Map<string, LinkTarget>();
  return (value) => {
    const target = known.get(value) ?? linkTarget(value, origin);
    known.set(value, target);
    return target;
  };
};

/** A link that is the same in every language. */
const plainLink = ({ value, place, locales }: Marked, targetOf: TargetOf): Link[] =>
  locales.length === 0 ? [] : [{ value, written: value, target: targetOf(value), place, locales }];

/** What the links of a site are made with; `isNew` tells the words of a file that no mark before has led to. */
type Making = {
  words: Map<string, Words>;
  facts: Map<string, Record<string, string>>;
  defaultLocale: string;
  targetOf: TargetOf;
  isNew: (written: Written) => boolean;
};

/** A link that each language may have otherwise, once for each address. */
const linksPerLocale = (mark: Marked, { words, facts, defaultLocale, targetOf, isNew }: Making): Link[] => {
  const own = new Map<string, Link>();
  for (const locale of mark.locales) {
    const item = writtenFor(mark, words.get(locale), locale === defaultLocale);
    if (!item) continue;
    const { written, place } = item;
    const value = fillFacts(item.text, facts.get(locale) ?? {});
    const spot = `${place.file}\n${value}`;
    const known = own.get(spot);
    const named = place === mark.place ? {} : { named: mark.place };
    if (known) known.locales.push(locale);
    else if (place === mark.place || isNew(item))
      own.set(spot, { value, written, target: targetOf(value), place, locales: [locale], ...named });
  }
  return [...own.values()];
};

/** The links behind the marks. One that is a key of the locale files counts once for each language's address. */
export const linksOf = (config: SiteConfig, marks: Marked[], words: Map<string, Words>): Link[] => {
  const seen = new Set<string>();
  const making: Making = {
    words,
    facts: new Map(config.locales.map(({ locale }) => [locale, factsOf(config, locale)])),
    defaultLocale: config.defaultLocale,
    targetOf: createTargets(config.origin),
    isNew: ({ place, text }) => seen.size !== seen.add(`${placeKey(place)}\n${text}`).size,
  };
  const isPlain = ({ value }: Marked) => !namesText(value) && !value.includes('%{');
  return marks
    .filter(({ kind }) => kind === 'link')
    .flatMap((mark) => (isPlain(mark) ? plainLink(mark, making.targetOf) : linksPerLocale(mark, making)));
};
