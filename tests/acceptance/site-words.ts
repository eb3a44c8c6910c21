import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };

/** The words of the site: tests look up what the specification does not quote. */
export const siteWords = { en, es };
