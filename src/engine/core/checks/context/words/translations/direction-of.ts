/** What every Node that runs this knows of a language, and TypeScript does not yet. */
type Directed = Intl.Locale & { getTextInfo: () => { direction: 'ltr' | 'rtl' } };

/**
 * The direction of the lines of a language, in the script that it is mostly written in; undefined for an unknown
 * language.
 */
export const directionOf = (locale: string): 'ltr' | 'rtl' | undefined => {
  try {
    const language = new Intl.Locale(locale) as Directed;
    // Without a known script the direction is unknown, too.
    return language.maximize().script === undefined ? undefined : language.getTextInfo().direction;
  } catch {
    return undefined;
  }
};
