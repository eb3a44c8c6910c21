import { isStale, type Translation } from '../../src/engine/core/checks/context/words/translations.ts';
import { i18nIdenticalToSource } from '../../src/engine/core/checks/i18n-identical-to-source.ts';
import {
  type Problem,
  placeKey,
  placeKeysOf,
  type Severity,
} from '../../src/engine/core/checks/problems/problem.ts';
import { applySettings } from '../../src/engine/core/checks/settings/apply-settings.ts';
import { checkCatalog } from '../validate/check-catalog.ts';
import type { TranslatedSite } from './read-translated-site.ts';
import { type State, severityOf } from './severity-of.ts';

/** How many texts are in each state. */
export type Counts = Record<State | 'texts', number>;

/** The texts of one language: all, and those of each page; texts on every page count for the page "". */
export type Coverage = {
  locale: string;
  all: Counts;
  pages: Map<string, Counts>;
  /** The keys that are not simply translated. */
  keys: Record<Exclude<State, 'translated'>, string[]>;
  /** The severities of texts that are not simply translated. */
  severities: Set<Severity>;
};

/** The places of translations that are copies of their source, although neither names nor settings allow that. */
const identicalPlaces = ({ context, files }: TranslatedSite): Set<string> => {
  const { id, severity, run } = i18nIdenticalToSource;
  const found = run(context).map((finding): Problem => ({ ...finding, check: id, severity }));
  const known = new Set(checkCatalog.map((check) => check.id));
  const told = applySettings(found, { source: files.source, unreadable: new Set(), ran: new Set(), known });
  return new Set(told.filter(({ check }) => check === id).flatMap(placeKeysOf));
};

/** Tells of each translation whether it is still its source, and should not be. */
export const identityIn = (site: TranslatedSite): ((translation: Translation) => boolean) => {
  const identical = identicalPlaces(site);
  return ({ target }) => target !== undefined && identical.has(placeKey(target.place));
};

/** Tells the state of each translation of a site. */
export const stateOf = (site: TranslatedSite): ((translation: Translation) => State) => {
  const isIdentical = identityIn(site);
  return (translation) => {
    if (!translation.target) return 'missing';
    if (isStale(translation)) return 'stale';
    return isIdentical(translation) ? 'identical' : 'translated';
  };
};

const none = (): Counts => ({ texts: 0, translated: 0, missing: 0, stale: 0, identical: 0 });

const add = (counts: Counts, state: State): void => {
  counts.texts += 1;
  counts[state] += 1;
};

/** The pages that show a key in a language; "" stands for the layout of every page. */
const pagesOf = ({ context }: TranslatedSite, { key, locale }: Translation): Set<string> =>
  new Set(
    (context.uses.get(key) ?? [])
      .filter(({ locales }) => locales.includes(locale))
      .map(({ place }) => place.page ?? ''),
  );

const coverageIn = (site: TranslatedSite, locale: string, state: ReturnType<typeof stateOf>): Coverage => {
  const pages = new Map(['', ...site.context.pages.keys()].map((page) => [page, none()]));
  const all = none();
  const keys: Coverage['keys'] = { missing: [], stale: [], identical: [] };
  const severities = new Set<Severity>();
  for (const translation of site.translations) {
    if (translation.locale !== locale || !translation.needed) continue;
    const own = state(translation);
    add(all, own);
    if (own !== 'translated') keys[own].push(translation.key);
    const severity = severityOf(site, translation, own);
    if (severity) severities.add(severity);
    for (const page of pagesOf(site, translation)) {
      const counts = pages.get(page);
      if (counts) add(counts, own);
    }
  }
  return { locale, all, pages, keys, severities };
};

/** How much of a site is translated. A text that several pages show counts on each of them, and once in all. */
export const coverageOf = (site: TranslatedSite): Coverage[] => {
  const state = stateOf(site);
  return site.locales.map((locale) => coverageIn(site, locale, state));
};
