/** The file with the settings of a site. */
export const configFile = 'site.config.json';

/** The file that says which text of the default language each translation was made from, and what it said then. */
export const lockFile = 'translations.lock.json';

/** The file of a language. */
export const localeFile = (locale: string): string => `locales/${locale}.json`;
