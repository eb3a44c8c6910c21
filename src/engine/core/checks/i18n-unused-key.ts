import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { mayBelongToLiteral } from './context/marks/literals.ts';
import { stemsOf } from './context/words/key-parts.ts';
import { mentionedStems } from './context/words/key-tree.ts';
import { unsettledKeys } from './context/words/key-versions.ts';
import { isMisplacement } from './context/words/moved-groups.ts';
import { areNew } from './context/words/translations.ts';

/** The file that shows a key with words of its own, as all do that show it. */
const inlineIn = ({ uses, settled }: CheckContext, key: string): string | undefined => {
  const places = settled.has(key) ? undefined : uses.get(key);
  return places?.every(({ inline }) => inline !== undefined) ? places[0]?.place.file : undefined;
};

/** A misspelt key, one that gave way to its words, a text in the place of a group and a group in the place of a text are faults of their own. */
const isToldElsewhere = (context: CheckContext, key: string): boolean =>
  mentionedStems(context).has(key) ||
  stemsOf(key).some((stem) => context.mentioned.has(stem)) ||
  isMisplacement(context, context.source.config.defaultLocale, key) ||
  mayBelongToLiteral(context, key);

/** Words of the default language that no document shows. Keys are never computed, so the answer is exact. */
export const i18nUnusedKey: Check = {
  id: 'i18n/unused-key',
  severity: 'warning',
  description: 'Every text of the locale files is shown somewhere.',
  advice:
    'Words that nothing shows are translated and reviewed for nobody, and hide which words matter. Remove them from every locale file, or name the key on the page that should show it. Example: "home.oldBanner" after the banner left the home page.',
  run: (context) => {
    const words = context.words.get(context.source.config.defaultLocale);
    // A page that cannot be read may use any key.
    if (!words || context.source.pages.some(({ file }) => context.unreadable.has(file))) return [];
    return [...unsettledKeys(context)].flatMap((key) => {
      const text = words.texts.get(key);
      if (!text) return [];
      const place = {
        file: words.file,
        pointer: text.pointer,
        at: 'key' as const,
        ...(areNew(context, key) ? {} : { fix: { remove: true as const } }),
      };
      if (!context.mentioned.has(key) && isToldElsewhere(context, key)) return [];
      if (!context.mentioned.has(key))
        return [
          {
            ...place,
            message: `No page shows "${key}". Name it on the page where it belongs, or remove it from every locale file.`,
          },
        ];
      const file = inlineIn(context, key);
      if (file === undefined) return [];
      const message = `"${key}" has its words in ${file} itself, so these are never shown. Remove them.`;
      return [{ ...place, message, names: [key, file] }];
    });
  },
};
