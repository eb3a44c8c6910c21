/** What every Node that runs this knows of a language, and TypeScript does not yet. */
type Directed = Intl.Locale & { getTextInfo: () => { direction: 'ltr' | 'rtl' } };

/** The way in which the lines of a language run, in the script that it is mostly written in; undefined for what is none. */
export const directionOf = (locale: string): 'ltr' | 'rtl' | undefined => {
  try {
    const language = new Intl.Locale(locale) as Directed;
    // Of a language without a known script nothing is known.
    return language.maximize().script === undefined ? undefined : language.getTextInfo().direction;
  } catch {
    return undefined;
  }
};
