import { wordsOnPage } from '../../../../words/text-reference.ts';
import type { CheckContext } from '../../check-context.ts';
import type { TextUse } from './text-uses.ts';
import type { Words } from './words.ts';

/** The first place that shows a key in a language and takes its words from the locale file there. */
export const needOf = (context: CheckContext, key: string, locale: string): TextUse | undefined =>
  context.uses
    .get(key)
    ?.find(
      (use) =>
        use.locales.includes(locale) && wordsOnPage(use, locale === context.defaultLocale) === undefined,
    );

/** Whether a key is a text where another language has a group, or below one. `i18n/type-mismatch` reports those. */
export const clashes = (words: Words, key: string): boolean => {
  if (words.groups.has(key)) return true;
  const names = key.split('.');
  return names.slice(1).some((_, index) => words.texts.has(names.slice(0, index + 1).join('.')));
};
