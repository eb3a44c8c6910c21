import type { Alternate } from '../types.ts';
import { translationsOf } from './indexing.ts';
import type { Manifest } from './routes.ts';

/** A page in each language, and in the default language once more for readers of all others (x-default). */
export const alternatesOf = (manifest: Manifest, pageId: string): Alternate[] => {
  const { origin, defaultLocale } = manifest.config;
  const all = translationsOf(manifest, pageId).map(({ locale, path }) => ({ locale, href: origin + path }));
  const fallback = all.find(({ locale }) => locale === defaultLocale);
  return fallback ? [...all, { ...fallback, locale: 'x-default' }] : all;
};
