/** The file with the settings of a site. */
export const configFile = 'site.config.json';

/** Whether a file is the one with the settings. */
export const isConfigFile = (file: string): boolean => file === configFile;

/** The file that says which text of the default language each translation was made from, and what it said then. */
export const lockFile = 'translations.lock.json';

/** The file of a language. */
export const localeFile = (locale: string): string => `locales/${locale}.json`;

/** Whether a file is one of those of the languages. */
export const isLocaleFile = (file: string): boolean => file.startsWith('locales/');

/** Whether a file is one of those of the pages. */
export const isPageFile = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.json');

/** Whether a file is one of the schemas. */
export const isSchemaFile = (file: string): boolean => file.startsWith('schemas/');

const publicFolder = 'public';

/** Whether a file is one of those of the public folder. */
export const isPublicFile = (file: string): boolean => file.startsWith(`${publicFolder}/`);

/** The file of the public folder that visitors get at an address. */
export const publicFile = (address: string): string => publicFolder + address;

/** The address of a file of the public folder, or how the addresses of the files of a folder within it begin. */
export const publicAddress = (file: string): string => file.slice(publicFolder.length);
