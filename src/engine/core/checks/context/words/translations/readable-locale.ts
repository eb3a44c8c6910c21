/** A language tag that words can be formatted by: of one that is misspelt no language is known. */
export const readableLocale = (locale: string): string => {
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    return 'und';
  }
};
