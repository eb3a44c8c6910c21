import { createRecent } from '../../../../memory/recent.ts';

const lookUp = (own: string, locale: string): string | undefined => {
  try {
    return new Intl.DisplayNames([own], { type: 'language', fallback: 'none' }).of(locale);
  } catch {
    return undefined;
  }
};

/** To look up one name takes milliseconds, and a site is checked again after every save. */
const known = createRecent<{ name: string | undefined }>(500);

/** The name of a language in a language; undefined for what is no language, such as es-backup. */
export const languageNameIn = (own: string, locale: string): string | undefined => {
  const pair = `${own} ${locale}`;
  const found = known.get(pair) ?? { name: lookUp(own, locale) };
  known.set(pair, found);
  return found.name;
};
