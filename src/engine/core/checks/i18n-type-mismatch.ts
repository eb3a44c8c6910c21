import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import type { Finding } from './problem.ts';

const mismatches = (context: CheckContext, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const source = context.words.get(context.source.config.defaultLocale);
  if (!words || !source) return [];
  const texts = [...words.texts].filter(([key]) => source.groups.has(key));
  const groups = [...words.groups].filter(([key]) => source.texts.has(key));
  const finding = (key: string, pointer: string, kinds: string): Finding => ({
    file: words.file,
    pointer,
    at: 'key',
    message: `"${key}" is ${kinds} in ${source.file}. Make them alike.`,
  });
  return [
    ...texts.map(([key, { pointer }]) => finding(key, pointer, 'a text here and a group of texts')),
    ...groups.map(([key, pointer]) => finding(key, pointer, 'a group of texts here and a text')),
  ];
};

/** Keys that are a text in one language and a group in another. */
export const i18nTypeMismatch: Check = {
  id: 'i18n/type-mismatch',
  severity: 'error',
  description: 'A key is a text in every language, or a group in every language.',
  advice:
    'A key that is a text in one language and a group in another can be shown in one of them only. Make it the same in both, usually as it is in the default language. Example: "hero": "Hello" in one file and "hero": { "title": "Hola" } in the other.',
  run: (context) =>
    context.locales
      .filter((locale) => locale !== context.source.config.defaultLocale)
      .flatMap((locale) => mismatches(context, locale)),
};
