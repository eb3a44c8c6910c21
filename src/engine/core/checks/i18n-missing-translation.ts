import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { clashes, needOf } from './context/key-needs.ts';
import { gapOf, type Words } from './context/words.ts';
import type { Finding } from './problem.ts';

const sourceOf = ({ words, uses, source }: CheckContext, key: string): string | undefined =>
  uses.get(key)?.find(({ inline }) => inline !== undefined)?.inline ??
  words.get(source.config.defaultLocale)?.texts.get(key)?.value;

const finding = (context: CheckContext, key: string, words: Words): Finding => {
  const text = sourceOf(context, key) ?? '';
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  const use = context.uses.get(key)?.[0];
  const where = use?.place.page === undefined ? '' : ` (page "${use.place.page}")`;
  return {
    file: words.file,
    ...gapOf(words, key),
    message: `"${key}"${where} is not translated: "${shown}".`,
  };
};

const untranslated = (context: CheckContext, locale: string): Finding[] => {
  const words = context.words.get(locale);
  if (!words) return [];
  const keys = new Set([
    ...(context.words.get(context.source.config.defaultLocale)?.texts.keys() ?? []),
    ...context.uses.keys(),
  ]);
  return [...keys]
    .filter((key) => !words.texts.has(key) && sourceOf(context, key) !== undefined && !clashes(words, key))
    .filter((key) => needOf(context, key, locale) !== undefined || !context.mentioned.has(key))
    .map((key) => finding(context, key, words));
};

/** Words that the default language has and another language, in which they are shown, has not. */
export const i18nMissingTranslation: Check = {
  id: 'i18n/missing-translation',
  severity: 'error',
  description: 'Every text of the default language is translated into every language that shows it.',
  advice:
    'A visitor of that language would read a gap or another language in the middle of a page. Translate the text under the same key in the locale file. Example: "more": "Read more" in locales/en.json needs "more": "Leer más" in locales/es.json.',
  run: (context) =>
    context.locales
      .filter((locale) => locale !== context.source.config.defaultLocale)
      .flatMap((locale) => untranslated(context, locale)),
};
