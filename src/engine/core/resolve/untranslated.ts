import type { LocaleDocument, SectionDocument, SiteConfig } from '../../../generated/types.ts';
import type { Shape } from '../schema/shape.ts';
import type { PageFile, SiteSource } from '../types.ts';
import { localeConfigOf } from '../words/locale-config-of.ts';
import { phraseAt } from '../words/phrase-at.ts';
import { namesText, parseText } from '../words/text-reference.ts';
import { resolveProps } from './resolve-props.ts';

/** What becomes of a text that a language lacks. */
export type UntranslatedPolicy = 'error' | 'fallback' | 'hide';

type Shapes = Record<string, Shape | undefined>;

/** The policy of a language for missing texts. The default language has none: the others fall back to it. */
export const policyOf = (config: SiteConfig, locale: string): UntranslatedPolicy =>
  locale === config.defaultLocale ? 'error' : (localeConfigOf(config, locale)?.untranslated ?? 'error');

/** Whether a text names a key for which a language has no words. */
export const lacksWords = (words: LocaleDocument | undefined, text: string): boolean => {
  const { key } = parseText(text);
  return key !== undefined && phraseAt(words, key) === undefined;
};

type Count = { translated: number; missing: number };

/** A section of a page, and the language it is to be shown in. */
type SectionIn = { page: PageFile; section: SectionDocument; locale: string };

type Known = Pick<SiteSource, 'locales'> & { shapes: Shapes };

/** Counts the texts of a section that have words in a language, and those that have none. */
const countTexts = ({ locales, shapes }: Known, { page, section, locale }: SectionIn): Count => {
  const count: Count = { translated: 0, missing: 0 };
  const text = (written: string) => {
    if (namesText(written)) count[lacksWords(locales[locale], written) ? 'missing' : 'translated'] += 1;
    return written;
  };
  const same = <Value>(kept: Value) => kept;
  // The entries of a collection are other pages, which count their own missing words.
  const list = (reference: string) => (reference === 'self:features' ? (page.document.features ?? []) : []);
  resolveProps(section.props, shapes[section.type], { text, link: text, icon: same, image: same, list });
  return count;
};

/** Whether a section has all of its words in a language. */
export const isTranslated = (known: Known, at: SectionIn): boolean => countTexts(known, at).missing === 0;

const metaTexts = ({ document: { meta } }: PageFile): string[] => [meta.title, meta.description];

/** Without its title or its opening section a page is none. */
const isHidden = (known: Known, page: PageFile, locale: string): boolean => {
  const [section] = page.document.sections;
  const lacks = metaTexts(page).some((text) => lacksWords(known.locales[locale], text));
  return lacks || (section !== undefined && !isTranslated(known, { page, section, locale }));
};

/** Whether nothing of a page is translated. */
const isForeign = (known: Known, page: PageFile, locale: string): boolean => {
  const texts = metaTexts(page).filter((text) => namesText(text));
  const counts = page.document.sections.map((section) => countTexts(known, { page, section, locale }));
  const missing = texts.filter((text) => lacksWords(known.locales[locale], text)).length;
  const translated = texts.length - missing + counts.reduce((sum, count) => sum + count.translated, 0);
  return translated === 0 && missing + counts.reduce((sum, count) => sum + count.missing, 0) > 0;
};

/** A page without the languages that hide it, and with those that have none of its words and show the default one. */
const withPolicy = (
  known: Known,
  page: PageFile,
  policies: [locale: string, policy: UntranslatedPolicy][],
): PageFile => {
  const inLocales = page.document.locales ?? policies.map(([locale]) => locale);
  const affected = (wanted: UntranslatedPolicy, test: typeof isHidden) =>
    policies
      .filter(
        ([locale, policy]) => policy === wanted && inLocales.includes(locale) && test(known, page, locale),
      )
      .map(([locale]) => locale);
  const hidden = affected('hide', isHidden);
  const fallback = affected('fallback', isForeign);
  const locales = inLocales.filter((locale) => !hidden.includes(locale));
  return {
    ...page,
    ...(hidden.length === 0 ? {} : { document: { ...page.document, locales } }),
    ...(fallback.length === 0 ? {} : { fallback }),
  };
};

/** Whether a language of the site takes something else than words of its own for granted. */
export const hasPolicies = (config: SiteConfig): boolean =>
  config.locales.some(({ locale }) => policyOf(config, locale) !== 'error');

/** The pages with the languages that they are shown in, and those in which they only show another language's words. */
export const pagesWithPolicies = (source: SiteSource, shapes: Shapes): PageFile[] => {
  const { config, pages, locales } = source;
  if (!hasPolicies(config)) return pages;
  const policies = config.locales.map(({ locale }): [string, UntranslatedPolicy] => [
    locale,
    policyOf(config, locale),
  ]);
  return pages.map((page) => withPolicy({ locales, shapes }, page, policies));
};
