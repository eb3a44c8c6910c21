import { configFile } from '../../../file-names.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { brokenFacts } from '../../context/facts/broken-facts.ts';
import { areVariants, foreignWordIn } from '../../context/words/translations/languages.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';

/** What a company or a place is called has capitals within it: "Bank of America". */
const isName = (text: string): boolean => /[\p{L}\d]\s+\p{Lu}/u.test(text);

/** Whether words that every language shows are of one: by the words themselves, or as what another fact says in figures. */
const isOfOneLanguage = (context: CheckContext, [name, value]: [string, string]): boolean => {
  const { source, defaultLocale } = context;
  const { facts = {} } = source.config;
  if (isName(value) || !/\p{Ll}{2}/u.test(value)) return false;
  const others = context.locales.filter((locale) => !areVariants(locale, defaultLocale));
  const [, figures] = /^(.+)InWords$/.exec(name) ?? [];
  if (figures !== undefined && facts[figures] !== undefined) return others.length > 0;
  return others.some((locale) => foreignWordIn(value, locale, defaultLocale) !== undefined);
};

/** Facts in words that are written once for all languages, which then show those of one. */
export const factsInOneLanguage = (context: CheckContext): Finding[] => {
  const { config } = context.source;
  const broken = new Set(brokenFacts(config).map(({ name }) => name));
  return Object.entries(config.facts ?? {}).flatMap(([name, value]) => {
    if (typeof value !== 'string' || broken.has(name) || /[@{}]|:\/\//.test(value)) return [];
    if (!isOfOneLanguage(context, [name, value])) return [];
    const each = context.locales.map((locale) =>
      locale === context.defaultLocale ? `"${locale}": "${value}"` : `"${locale}": "…"`,
    );
    const message = `The fact "${name}" is "${value}" in every language. Write it for each: { ${each.join(', ')} }.`;
    return [{ file: configFile, pointer: below('/facts', name), message }];
  });
};
