import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import config from '../../site.config.json' with { type: 'json' };

/** The words of a language as visitors read them, with the facts that they mention. */
const withFacts = <Words>(words: Words, language: 'en' | 'es'): Words => {
  const facts: Record<string, string | Record<string, string>> = config.facts;
  const factOf = (name: string) => {
    const fact = facts[name];
    return typeof fact === 'object' ? fact[language] : fact;
  };
  return JSON.parse(JSON.stringify(words).replace(/%\{(\w+)\}/g, (whole, name) => factOf(name) ?? whole));
};

/** The words of the site: tests look up what the specification does not quote. */
export const siteWords = { en: withFacts(en, 'en'), es: withFacts(es, 'es') };
