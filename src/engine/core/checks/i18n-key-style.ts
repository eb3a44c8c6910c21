import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { stemsOf } from './context/key-tree.ts';
import type { Words } from './context/words.ts';

const style = /^[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*$/;

const lastName = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Whether the last name of a key is not in style. Many keys end in the same names. */
const oddNames = (): ((key: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (key) => {
    const name = lastName(key);
    const isOdd = known.get(name) ?? !style.test(name);
    known.set(name, isOdd);
    return isOdd;
  };
};

/** The groups around every text that is shown. */
const shownGroups = ({ mentioned }: CheckContext, { texts }: Words): Set<string> =>
  new Set(
    [...texts.keys()]
      .filter((key) => mentioned.has(key))
      .flatMap((key) => stemsOf(key.slice(0, Math.max(0, key.lastIndexOf('.'))))),
  );

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
    const isOdd = oddNames();
    const texts = [...words.texts]
      .filter(([key]) => isOdd(key) && context.mentioned.has(key))
      .map(([key, { pointer }]) => ({ key, pointer }));
    const groups = [...words.groups]
      .filter(([key]) => key !== '' && isOdd(key))
      .map(([key, pointer]) => ({ key, pointer }));
    const shown = groups.length === 0 ? new Set<string>() : shownGroups(context, words);
    return [...groups.filter(({ key }) => shown.has(key)), ...texts].map(({ key, pointer }) => ({
      file: words.file,
      pointer,
      at: 'key' as const,
      message: `"${lastName(key)}" is not written like the other keys. Write it like heroTitle: a small letter first, then letters and digits.`,
    }));
  },
};
