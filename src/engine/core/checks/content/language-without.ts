import { placeholdersOf } from '../../words/placeholder.ts';
import type { CheckContext } from '../context/check-context.ts';
import { factsWrittenIn } from '../context/facts/written-facts.ts';
import { sourceTextOf } from '../context/words/translations/source-text.ts';

/** The words of a text by their languages. */
const versionsOf = (context: CheckContext, key: string): [locale: string, value: string][] =>
  [...context.words].flatMap(([locale, { texts }]): [string, string][] => {
    const isDefault = locale === context.defaultLocale;
    const value = isDefault ? sourceTextOf(context, key) : texts.get(key)?.value;
    return value === undefined ? [] : [[locale, value]];
  });

/**
 * The first language in which a text says one of some facts neither by its name nor written out; each is given with the
 * others of its value, any of which will do.
 */
export const languageWithout = (
  context: CheckContext,
  key: string,
  facts: string[][],
): string | undefined => {
  const silent = versionsOf(context, key).find(([locale, value]) => {
    const written = factsWrittenIn(context, value, locale).map(({ name }) => name);
    const said = new Set([...placeholdersOf(value), ...written]);
    return facts.some((names) => !names.some((name) => said.has(name)));
  });
  return silent?.[0];
};
