import { slipBetween } from '../../../src/engine/core/checks/content/word-slip.ts';
import { placeKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import type { Finding, Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { counted } from '../../../src/engine/core/counted.ts';
import { isLocaleFile, localeFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { onDemand } from '../../../src/engine/core/memory/on-demand.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { withoutPlaceholders } from '../../../src/engine/core/words/placeholder.ts';
import { namesText, parseText } from '../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { isContent } from '../../site/place-in.ts';
import { allTextsIn } from './all-texts-in.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { differencesIn } from './differences-in.ts';
import type { Past } from './look-back.ts';
import { sourceWords } from './source-words.ts';
import { changedDocuments } from './versions-of.ts';

type Spot = Pick<Place, 'file' | 'pointer'>;

/** What visitors read of a string: all of it in a locale file, and what stands behind a key on a page. */
const readIn = (file: string, value: unknown): string => {
  if (typeof value !== 'string') return '';
  if (isLocaleFile(file)) return value;
  return namesText(value) ? (parseText(value).inline ?? '') : '';
};

/** Large letters are told apart: who replaces a word mostly leaves it alone at the start of sentences. */
const wordsIn = (text: string): Set<string> => new Set(withoutPlaceholders(text, ' ').match(/\p{L}+/gu));

/** The words that only the first of two texts has. */
const onlyIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...words].filter((word) => !others.has(word));

/** The words that texts of one language have lost or got since the commit, each with the places. */
type Turnover = { lost: Map<string, Spot[]>; got: Map<string, Spot[]> };

const note = (words: Map<string, Spot[]>, found: string[], spot: Spot): void => {
  for (const word of found) words.set(word, [...(words.get(word) ?? []), spot]);
};

/** What has happened to the words of each language; those of pages are of the default one. */
const turnovers = (past: Past, usual: string): Map<string, Turnover> => {
  const all = new Map<string, Turnover>();
  // What cannot be read right has lost letters of its own.
  const torn = new Set(past.files.faults.map(({ file }) => file));
  const untranslated = onDemand(() => sourceWords(past));
  const hasWords = (file: string) => (isLocaleFile(file) || isContent(file)) && !torn.has(file);
  for (const { file, ...document } of changedDocuments(past, hasWords)) {
    const language = isLocaleFile(file) ? file : usual;
    const { lost, got } = all.get(language) ?? { lost: new Map(), got: new Map() };
    all.set(language, { lost, got });
    for (const { pointer, before, now } of differencesIn(document.before, document.now)) {
      // A first translation has the words of another language, however like they are: promise, promesse.
      if (language !== usual && untranslated().has(String(before))) continue;
      const [were, are] = [before, now].map((value) => wordsIn(readIn(file, value)));
      if (!were || !are) continue;
      note(lost, onlyIn(were, are), { file, pointer });
      note(got, onlyIn(are, were), { file, pointer });
    }
  }
  return all;
};

/** The texts of a language that have a word, each by its file. */
const filesSaying = ({ locales, pages, config }: SiteSource, language: string, word: string): string[] => {
  const own = Object.entries(locales).map(([locale, document]) => ({ file: localeFile(locale), document }));
  const inPages = language === usualFile(config) ? pages : [];
  return [...own.filter(({ file }) => file === language), ...inPages].flatMap(({ file, document }) =>
    allTextsIn(document).flatMap((value) => (wordsIn(readIn(file, value)).has(word) ? file : [])),
  );
};

const areSame = (some: Spot[], others: Spot[]): boolean =>
  some.map(placeKey).sort().join() === others.map(placeKey).sort().join();

/** The file of the language that new words of pages are in; the settings may be unreadable. */
const usualFile = (config: unknown): string => localeFile(String(objectOf(config).defaultLocale));

/** The first of some places, and the others beside it. */
const toldAt = (spots: Spot[]): Spot & Pick<Finding, 'also' | 'elsewhere'> => {
  const [first = { file: '', pointer: '' }, ...others] = spots;
  const also = others.filter(({ file }) => file === first.file).map(({ pointer }) => pointer);
  const elsewhere = others.filter(({ file }) => file !== first.file);
  return { ...first, ...(also.length > 0 && { also }), ...(elsewhere.length > 0 && { elsewhere }) };
};

/** Every place in which a word stood has another one, a slip away from it, since the commit. */
export const respeltWord: CheckSinceCommit = {
  id: 'content/respelt-word',
  severity: 'warning',
  description: 'A word that all texts had at the last commit is not spelt otherwise in each of them now.',
  advice:
    'Whoever replaces a word everywhere, and mistypes the new one, has a misspelling in every place that held it, and no text left that is right. Replace it back. Example: "clientes" that became "cleintes" in 20 texts. If the new spelling is meant, commit: it is told no more.',
  isToldBeside: true,
  run: (past) => {
    const { source } = past.files;
    const usual = usualFile(source.config);
    return [...turnovers(past, usual)].flatMap(([language, { lost, got }]) =>
      [...lost].flatMap(([word, spots]): Finding[] => {
        if (spots.length < 2) return [];
        const respelt = [...got].find(
          ([other, places]) => slipBetween(word, other) && areSame(places, spots),
        );
        if (!respelt) return [];
        // A file in which nothing was replaced still has it, which only proves the slip.
        if (filesSaying(source, language, word).some((file) => past.former.has(file))) return [];
        // A word that other texts had before is no slip.
        if (filesSaying(source, language, respelt[0]).length > spots.length) return [];
        const message = `"${word}" has become "${respelt[0]}" since ${commitInWords(past.since)}, in all ${counted(spots.length, 'text')} that had it. Write "${word}" again in each; if that is meant, commit.`;
        return [{ ...toldAt(spots), message }];
      }),
    );
  },
};
