import Polyglot from 'node-polyglot';
import type { LocaleDocument, SiteConfig } from '../../../generated/types.ts';
import { createRecent } from '../memory/recent.ts';
import { factsOf } from './facts.ts';
import { localeConfigOf } from './locale-config-of.ts';
import { phraseAt } from './phrase-at.ts';
import { noParams, parseText, wordsOnPage } from './text-reference.ts';

/** Turns a text of a document into the words a visitor reads. */
export type Translate = (text: string, params?: Record<string, string | number>) => string;

/** The frame of every page says the same; what only one page says need not be kept for ever. */
const rememberedTexts = 1000;

const asParams = (params: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );

const openingCount = /(^|\|{4}\s*)%\{smart_count\}/g;

/** Writes a count in words, as books do, where the language has a word for it. */
const spellOut = (phrase: string, word: string | undefined, locale: string): string => {
  if (word === undefined) return phrase;
  const opening = word.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));
  return phrase
    .replace(openingCount, (_, before: string) => before + opening)
    .replaceAll('%{smart_count}', () => word);
};

/**
 * The words of one language. An unknown key shows the key itself (specification, section 8); inline words stand
 * for the default language only.
 */
export const createTranslate = (config: SiteConfig, locale: string, document: LocaleDocument): Translate => {
  const { $schema: _, ...phrases } = document;
  const facts = factsOf(config, locale);
  const { numbers = {} } = localeConfigOf(config, locale) ?? {};
  const polyglot = new Polyglot({ locale, allowMissing: false, onMissingKey: (key) => key });
  // Of a count there may be several forms to choose from.
  const isCounted = facts.smart_count !== undefined;
  const words = (text: string, extra?: Record<string, string | number>): string => {
    const reference = parseText(text);
    const { key, params } = reference;
    // Polyglot's own table would hold a second copy of a hundred thousand texts.
    const phrase = wordsOnPage(reference, locale === config.defaultLocale) ?? phraseAt(phrases, key ?? '');
    const isFinal = params === noParams && extra === undefined && !isCounted;
    if (isFinal && phrase !== undefined && !phrase.includes('%{')) return phrase;
    const values = { ...facts, ...asParams(params), ...extra };
    if (phrase === undefined) return polyglot.t(key ?? '', values);
    return Polyglot.transformPhrase(
      spellOut(phrase, numbers[String(values.smart_count)], locale),
      values,
      locale,
    );
  };
  const remembered = createRecent<string>(rememberedTexts);
  return (text, extra) => {
    if (extra !== undefined) return words(text, extra);
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const said = words(text);
    remembered.set(text, said);
    return said;
  };
};
