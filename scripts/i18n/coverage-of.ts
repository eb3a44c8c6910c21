import type { Translation } from '../../src/engine/core/checks/context/words/translations/translations.ts';
import type { Severity } from '../../src/engine/core/checks/problems/severities.ts';
import { judgeTranslations, type State } from './judge-translations.ts';
import type { TranslatedSite } from './read-translated-site.ts';

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

/** How much of a language is translated, as a whole and page by page, and the keys of what is not. */
const coverageIn = (
  site: TranslatedSite,
  locale: string,
  judge: ReturnType<typeof judgeTranslations>,
): Coverage => {
  const pages = new Map(['', ...site.context.pages.keys()].map((page) => [page, none()]));
  const all = none();
  const keys: Coverage['keys'] = { missing: [], stale: [], identical: [] };
  const severities = new Set<Severity>();
  for (const translation of site.translations) {
    if (translation.locale !== locale || !translation.needed) continue;
    const { state, severity } = judge(translation);
    add(all, state);
    if (state !== 'translated') keys[state].push(translation.key);
    if (severity) severities.add(severity);
    for (const page of pagesOf(site, translation)) {
      const counts = pages.get(page);
      if (counts) add(counts, state);
    }
  }
  return { locale, all, pages, keys, severities };
};

/** How much of a site is translated. A text that several pages show counts on each of them, and once in all. */
export const coverageOf = (site: TranslatedSite): Coverage[] => {
  const judge = judgeTranslations(site);
  return site.locales.map((locale) => coverageIn(site, locale, judge));
};
