import type { PageFile } from '../../types.ts';
import { fillFacts } from '../../words/facts.ts';
import { parseText, wordsOnPage } from '../../words/text-reference.ts';
import type { CheckContext } from '../context/check-context.ts';
import { localesOf } from '../context/marks/placed-sections.ts';
import { factsByLocale } from '../context/marks/shown-words.ts';
import { perContext } from '../context/per-context.ts';
import { columnOf, pointerAt } from '../context/words/keys/key-table.ts';
import type { Place } from '../problems/problem.ts';
import { isInvisible } from '../suggestions/strange-letters.ts';

/** What search engines show of a page in one language, facts filled in, with the place of the words and of their use. */
export type MetaText = {
  page: PageFile;
  locale: string;
  name: 'title' | 'description';
  text: string;
  written: string;
  /** Identifies the place of words. The place itself is worked out only if something is wrong. */
  spot: string;
  place: () => Place;
  use: Place;
};

const textsByName = {
  title: perContext((context) => textsOf(context, 'title')),
  description: perContext((context) => textsOf(context, 'description')),
};

/** The titles or descriptions of every page. Such as have no words are left out. */
export const metaTexts = (context: CheckContext, name: MetaText['name']): MetaText[] =>
  textsByName[name](context);

/** The titles or descriptions of all pages, in each of their languages, with their facts and where each is written. */
const textsOf = (context: CheckContext, name: MetaText['name']): MetaText[] => {
  const { source, locales, defaultLocale, keyTable } = context;
  const facts = factsByLocale(context);
  return source.pages.flatMap((page) => {
    const written: unknown = page.document.meta[name];
    if (typeof written !== 'string') return [];
    const reference = parseText(written);
    const number = keyTable.numbers.get(reference.key ?? '') ?? -1;
    const use: Place = { file: page.file, page: page.document.id, pointer: `/meta/${name}` };
    return localesOf(locales, page).flatMap((locale): MetaText[] => {
      const own = wordsOnPage(reference, locale === defaultLocale);
      const column = own === undefined ? columnOf(keyTable, locale) : undefined;
      const text = own ?? column?.values[number];
      if (text === undefined || isInvisible(text)) return [];
      const place = () =>
        column ? { ...use, file: column.file, pointer: pointerAt(keyTable, column, number) } : use;
      const filled = fillFacts(text, facts.get(locale) ?? {});
      const spot = column ? `${locale}\n${number}` : `${page.file}\n${name}`;
      return [{ page, locale, name, text: filled, written, spot, place, use }];
    });
  });
};
