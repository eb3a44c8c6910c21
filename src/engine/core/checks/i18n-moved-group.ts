import type { Check } from './check.ts';
import { movedGroups } from './context/moved-groups.ts';

/** Texts, and groups of them, that stand elsewhere than where pages look for them. */
export const i18nMovedGroup: Check = {
  id: 'i18n/moved-group',
  severity: 'error',
  description: 'A text, or a group of texts, stands where pages look for it.',
  advice:
    'The place of a text in its file is a part of its name: when a group goes into another one, or out of it, none of its texts is found. Mostly a brace is in the wrong place. Move the group back, or write its new name on the pages. Example: "title" in "hero" in "hero" in "home" is home.hero.hero.title, and not home.hero.title.',
  run: (context) =>
    [...context.words].flatMap(([locale, { file }]) =>
      movedGroups(context, locale).map(({ from, to, pointer, lost }) => {
        if (lost.has(to)) {
          const message = `Pages look for this text as "${to}". Move it to its group.`;
          return { file, pointer, at: 'key' as const, message };
        }
        const texts = to === '' ? `${lost.size} texts` : `${lost.size} texts of "${to}"`;
        const where = to === '' ? 'outside of it' : `in "${to}"`;
        const message = `"${from}" has ${texts}, which pages look for ${where}. Move them there.`;
        return { file, pointer, at: 'key' as const, message };
      }),
    ),
};
