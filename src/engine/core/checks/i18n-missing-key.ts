import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { needOf } from './context/key-needs.ts';
import { type Finding, steps } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const missingIn = (context: CheckContext, key: string, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const use = needOf(context, key, locale);
  if (!words || !use || words.texts.has(key)) return [];
  const others = (context.uses.get(key)?.length ?? 1) - 1;
  const more = others === 0 ? '' : ` It is used in ${others} more ${others === 1 ? 'place' : 'places'}.`;
  const inside = `${key}.${steps(use.place.pointer).at(-1)}`;
  const suggestion = words.texts.has(inside) ? inside : closest(key, words.texts.keys());
  const message = words.groups.has(key)
    ? `"${key}" is a group of texts in ${words.file}, not a text.`
    : `${words.file} has no text "${key}".${more}`;
  return [{ ...use.place, ...withSuggestion(message, suggestion) }];
};

/** A key that the default language lacks; or, on pages without the default language, that their own lacks. */
const missingKey = (context: CheckContext, key: string): Finding[] => {
  const first = context.source.config.defaultLocale;
  const inDefault = missingIn(context, key, first);
  if (inDefault.length > 0) return inDefault;
  const hasSource =
    context.words.get(first)?.texts.has(key) ||
    context.uses.get(key)?.some(({ inline }) => inline !== undefined);
  if (hasSource) return [];
  return context.locales
    .filter((locale) => locale !== first)
    .flatMap((locale) => missingIn(context, key, locale))
    .slice(0, 1);
};

/** Keys that the content names and the locale file of the default language has not. */
export const i18nMissingKey: Check = {
  id: 'i18n/missing-key',
  severity: 'error',
  description: 'Every key that a page names has words in the locale file.',
  advice:
    'Without its words the page would show the bare key to visitors. Add the key to the locale files, or correct its spelling where the page names it. Example: "t:home.hero.titel" should be "t:home.hero.title".',
  run: (context) => [...context.uses.keys()].flatMap((key) => missingKey(context, key)),
};
