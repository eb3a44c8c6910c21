import { configFile, localeFile } from '../../file-names.ts';
import type { SiteSource } from '../../types.ts';

/** The files that people write the content of a site in. */
export const contentFiles = ({ pages, locales }: Pick<SiteSource, 'pages' | 'locales'>): string[] => [
  configFile,
  ...pages.map(({ file }) => file),
  ...Object.keys(locales).map(localeFile),
];
