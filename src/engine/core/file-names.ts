/** The file with the settings of a site. */
export const configFile = 'site.config.json';

/** The file that says which text of the default language each translation was made from, and what it said then. */
export const lockFile = 'translations.lock.json';

/** The file of a language. */
export const localeFile = (locale: string): string => `locales/${locale}.json`;

/** Whether a file is one of those of the languages. */
export const isLocaleFile = (file: string): boolean => file.startsWith('locales/');

/** Whether a file is one of those of the pages. */
export const isPageFile = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.json');
