import type { SiteConfig } from '../../../../generated/types.ts';
import { factsOf, parseText } from '../../messages.ts';
import { parsePageLink } from '../../resolve-link.ts';
import type { Place } from '../problem.ts';
import type { Marked } from './walk-marks.ts';
import type { Words } from './words.ts';

/** What a link is by its first letters, before anybody asks whether it leads somewhere. */
export type LinkTarget =
  | { kind: 'page'; pageId: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'path'; path: string; rest: string }
  | { kind: 'scheme'; scheme: string; rest: string }
  | { kind: 'word' };

/** A link as a visitor of one or more languages gets it, facts filled in. */
export type Link = { value: string; target: LinkTarget; place: Place; locales: string[] };

const ownPath = (value: string, origin: string): string => {
  const path = value.startsWith(origin) ? value.slice(origin.length) : value;
  if (path !== value && path === '') return '/';
  return /^[/?#]/.test(path) ? path : value;
};

const anchorOf = (hash: string) => (hash === '' ? {} : { anchor: hash.slice(1) });

/** Tells what a link is. The site's own origin written out counts as a path. */
export const linkTarget = (value: string, origin: string): LinkTarget => {
  const page = parsePageLink(value);
  if (page) return { kind: 'page', pageId: page.pageId, ...anchorOf(page.hash) };
  const own = origin === '' ? value : ownPath(value, origin);
  if (own.startsWith('#')) return { kind: 'anchor', anchor: own.slice(1) };
  if (own.startsWith('/') && !own.startsWith('//')) {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(own) ?? [];
    return { kind: 'path', path, rest };
  }
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*:|\/\/)(.*)$/s.exec(value);
  return scheme
    ? { kind: 'scheme', scheme: (scheme[1] ?? '').toLowerCase(), rest: scheme[2] ?? '' }
    : { kind: 'word' };
};

const fill = (text: string, facts: Record<string, string>) =>
  text.replace(/%\{(.*?)\}/g, (whole, name: string) => facts[name] ?? whole);

/** The links behind the marks. One that is a key of the locale files counts once for each language's address. */
export const linksOf = (config: SiteConfig, marks: Marked[], words: Map<string, Words>): Link[] => {
  const facts = new Map(config.locales.map(({ locale }) => [locale, factsOf(config, locale)]));
  const wordsOf = (value: string, locale: string): string | undefined => {
    const { key, inline } = parseText(value);
    if (key === undefined || (inline !== undefined && locale === config.defaultLocale)) return inline;
    return words.get(locale)?.texts.get(key)?.value;
  };
  return marks
    .filter(({ kind }) => kind === 'link')
    .flatMap(({ value, place, locales }) => {
      const byValue = new Map<string, string[]>();
      for (const locale of locales) {
        const text = wordsOf(value, locale);
        const own = text === undefined ? undefined : fill(text, facts.get(locale) ?? {});
        if (own !== undefined) byValue.set(own, [...(byValue.get(own) ?? []), locale]);
      }
      return [...byValue].map(([text, own]) => ({
        value: text,
        target: linkTarget(text, config.origin),
        place,
        locales: own,
      }));
    });
};
