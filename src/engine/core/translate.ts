import Polyglot from 'node-polyglot';
import type { LocaleDocument, SiteConfig } from '../../generated/types.ts';
import { localeConfigOf } from './locale-config-of.ts';
import { phraseAt } from './phrase-at.ts';
import { createRecent } from './recent.ts';

/** A parsed text of a document: a key with parameters and perhaps inline words, or words alone. */
export type TextReference = { key?: string; params: Record<string, string>; inline?: string };

/** Turns a text of a document into the words a visitor reads. */
export type Translate = (text: string, params?: Record<string, string | number>) => string;

const paramsOf = (query: string): Record<string, string> =>
  Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s))
      .map(([name = '', value = '']) => [name, value]),
  );

const noParams: Record<string, string> = Object.freeze({});

/** Reads `t:key`, `t:key?smart_count=3`, `t:key|inline words` or plain words. */
export const parseText = (text: string): TextReference => {
  if (!text.startsWith('t:')) return { params: noParams, inline: text };
  const bar = text.indexOf('|');
  const head = bar === -1 ? text.slice(2) : text.slice(2, bar);
  const mark = head.indexOf('?');
  const key = mark === -1 ? head : head.slice(0, mark);
  const params = mark === -1 ? noParams : paramsOf(head.slice(mark + 1));
  return bar === -1 ? { key, params } : { key, params, inline: text.slice(bar + 1) };
};

/** Whether a value names a text, as a page writes it: "t:home.hero.title". */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('t:');

/** The key that a value names; undefined for all that names no text. */
export const keyNamedBy = (value: unknown): string | undefined =>
  isText(value) ? parseText(value).key : undefined;

/** The inline words of a text where they count: without a key in every language, else in the default language. */
export const wordsOnPage = (
  { key, inline }: Pick<TextReference, 'key' | 'inline'>,
  isDefault: boolean,
): string | undefined => (key === undefined || isDefault ? inline : undefined);

/** The facts of the site in one language, ready to stand in texts as %{name}. */
export const factsOf = (config: SiteConfig, locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config.facts ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value[locale] ?? value[config.defaultLocale] ?? ''),
    ]),
  );

/** A text with the values of its facts. A name that is no fact stays as it is, or becomes `missing`. */
export const fillFacts = (text: string, facts: Record<string, string>, missing?: string): string =>
  text.includes('%{')
    ? text.replace(/%\{(.*?)\}/g, (whole, name: string) => facts[name] ?? missing ?? whole)
    : text;

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
