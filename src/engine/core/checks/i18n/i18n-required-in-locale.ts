import { configFile } from '../../file-names.ts';
import { isObject, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { areVariants } from '../context/words/translations/languages.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { quotedNames } from '../schema-errors/fault.ts';
import { closest } from '../suggestions/closest.ts';
import { isInvisible } from '../suggestions/strange-letters.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** A misspelt language leaves another without its value; the value of a language that the site gave up harms nobody. */
const misspeltLocales = (name: string, value: object, locales: string[]): Finding[] => {
  const free = locales.filter((locale) => !(locale in value));
  const unknown = Object.keys(value).filter((locale) => !locales.includes(locale));
  return unknown.slice(0, free.length).map((locale) => {
    const near = closest(locale, free);
    const suggestion = near ?? free[0];
    const message = `This site has no language "${locale}", so this value of "${name}" is never shown.`;
    return {
      file: configFile,
      pointer: below('/facts', name, locale),
      at: 'key',
      ...withSuggestion(message, suggestion),
      ...(near === undefined ? {} : { fix: { rename: near } }),
    };
  });
};

const missingLocales = (name: string, value: object, locales: string[]): Finding[] => {
  const absent = locales.filter((locale) => !(locale in value));
  const [first] = absent;
  if (first === undefined) return [];
  const message =
    absent.length === 1
      ? `The fact "${name}" has no value for the language "${first}", so its pages would show another language's. Write it.`
      : `The fact "${name}" has no value for the languages ${quotedNames(absent)}. Write one for each.`;
  return [{ file: configFile, pointer: below('/facts', name), missing: first, message }];
};

const faultsOf = ({ locales, defaultLocale }: CheckContext, name: string, value: object): Finding[] => {
  const unknown = misspeltLocales(name, value, locales);
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  // A variant of the default language borrows words of its own language.
  const needed = locales.filter((locale) => locale === defaultLocale || !areVariants(locale, defaultLocale));
  const free = needed.filter((locale) => !meant.has(locale));
  return [...unknown, ...missingLocales(name, value, free)];
};

const blankValues = (name: string, value: object): Finding[] =>
  Object.entries(value)
    .filter(([, text]) => typeof text === 'string' && isInvisible(text))
    .map(([locale]) => ({
      file: configFile,
      pointer: below('/facts', name, locale),
      message: `The fact "${name}" is empty in "${locale}". Write its value.`,
    }));

const factsByLocale = ({ given }: CheckContext): [string, object][] =>
  Object.entries(objectOf(objectOf(given.config).facts)).filter(
    (entry): entry is [string, Record<string, unknown>] => isObject(entry[1]),
  );

/** Facts that differ by language and lack one. */
export const i18nRequiredInLocale: Check = {
  id: 'i18n/required-in-locale',
  severity: 'warning',
  description: 'A fact with a value for each language has one for every language of the site.',
  advice:
    'Where a language lacks its value, its texts borrow the one of the default language: "más de 1.1 million hoteles". Give every language its own, such as { "en": "1.1 million", "es": "1.1 millones" }.',
  run: (context) =>
    factsByLocale(context).flatMap(([name, value]) => [
      ...faultsOf(context, name, value),
      ...blankValues(name, value),
    ]),
};
