import type { SiteConfig } from '../../../generated/types.ts';
import { fillPlaceholders } from './placeholder.ts';

/** The fact that no file names: the year in which a site is built. */
export const yearFact = 'year';

/** The facts that the settings name, with their values in all languages. */
export const writtenFacts = ({ facts = {} }: Pick<SiteConfig, 'facts'>): NonNullable<SiteConfig['facts']> => {
  const { [yearFact]: _, ...written } = facts;
  return written;
};

/** The facts of the site in one language, ready to stand in texts as %{name}. */
export const factsOf = (config: SiteConfig, locale: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config.facts ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value[locale] ?? value[config.defaultLocale] ?? ''),
    ]),
  );

/** A text with the values of its facts. A name that is no fact stays as it is, or becomes `missing`. */
export const fillFacts = (text: string, facts: Record<string, string>, missing?: string): string =>
  fillPlaceholders(text, (name, whole) => facts[name] ?? missing ?? whole);
