import type { LocaleConfig, SiteConfig } from '../../../generated/types.ts';

/** What the configuration says of a language; undefined if it does not list it. */
export const localeConfigOf = (
  { locales }: Pick<SiteConfig, 'locales'>,
  locale: string,
): LocaleConfig | undefined => locales.find((own) => own.locale === locale);

/** The direction in which a language is written. */
export const dirOf = (config: Pick<SiteConfig, 'locales'>, locale: string): 'ltr' | 'rtl' =>
  localeConfigOf(config, locale)?.dir ?? 'ltr';
