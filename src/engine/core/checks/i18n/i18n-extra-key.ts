import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { mayBelongToLiteral } from '../context/marks/literals.ts';
import { clashes } from '../context/words/keys/key-needs.ts';
import { mentionedStems } from '../context/words/keys/key-tree.ts';
import { unsettledKeys } from '../context/words/keys/key-versions.ts';
import { isStray } from '../context/words/keys/moved-groups.ts';
import { isUnrecorded } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { shownBeside } from './leftover/shown-beside.ts';

/** The keys of a translation that neither the source has nor a page names; those that are told elsewhere are left out. */
const extras = (context: CheckContext, locale: string): Finding[] => {
  const words = context.words.get(locale);
  const source = context.sourceWords;
  if (!words || !source) return [];
  return [...unsettledKeys(context)]
    .filter(
      (key) =>
        words.texts.has(key) &&
        !words.texts.get(key)?.odd &&
        !source.texts.has(key) &&
        // Most keys are mentioned; the groups around mentioned keys are listed only for the others.
        !context.mentioned.has(key) &&
        !mentionedStems(context).has(key) &&
        !clashes(source, key),
    )
    .filter((key) => !isStray(context, locale, key) && !mayBelongToLiteral(context, key))
    .map((key): Finding => {
      const isNew = isUnrecorded(context, key);
      const message = `Neither ${source.file} nor any page has "${key}". Remove it${isNew ? ', or add it there too' : ''}.`;
      const place = { file: words.file, pointer: words.texts.get(key)?.pointer ?? '', at: 'key' as const };
      return { ...place, ...shownBeside(context, key), message, ...(isNew ? {} : { fix: { remove: true } }) };
    });
};

/** Words that stand in another language only. */
export const i18nExtraKey: Check = {
  id: 'i18n/extra-key',
  severity: 'warning',
  description: 'Every text of a translation is also a text of the default language, or of a page.',
  advice:
    'Words that only a translation has are shown nowhere and are kept up to date for nobody. Remove the key, or add it to the default language and name it on a page. Example: "oldBanner" in locales/es.json after it left locales/en.json.',
  run: (context) => context.targetLocales.flatMap((locale) => extras(context, locale)),
};
