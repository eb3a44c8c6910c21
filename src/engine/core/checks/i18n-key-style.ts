import type { Check } from './check.ts';

const style = /^[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*$/;

/** Names in the locale files that are not written like the others. */
export const i18nKeyStyle: Check = {
  id: 'i18n/key-style',
  severity: 'warning',
  description:
    'Every name in a key begins with a small letter and has letters, digits and single - or _ only.',
  advice:
    'Keys of one style are found and typed without a second look. Write "heroTitle" instead of "Hero-Title", in every locale file and on the pages.',
  run: (context) => {
    const words = context.words.get(context.source.config.defaultLocale);
    if (!words) return [];
    const isShown = (key: string) => context.mentioned.has(key);
    const texts = [...words.texts]
      .filter(([key]) => isShown(key))
      .map(([key, { pointer }]) => ({ key, pointer }));
    const shownGroups = new Set(
      texts.flatMap(({ key }) => key.split('.').map((_, end, names) => names.slice(0, end).join('.'))),
    );
    const groups = [...words.groups]
      .filter(([key]) => key !== '' && shownGroups.has(key))
      .map(([key, pointer]) => ({ key, pointer }));
    return [...groups, ...texts]
      .filter(({ key }) => !style.test(key.split('.').at(-1) ?? ''))
      .map(({ key, pointer }) => ({
        file: words.file,
        pointer,
        at: 'key' as const,
        message: `"${key.split('.').at(-1)}" is not written like the other keys. Write it like heroTitle: a small letter first, then letters and digits.`,
      }));
  },
};
