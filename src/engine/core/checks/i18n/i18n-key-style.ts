import type { LocaleDocument } from '../../../../generated/types.ts';
import { isObject } from '../../json/json-value.ts';
import type { Json } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { lastNameOf, parentOf, stemsOf } from '../context/words/keys/key-parts.ts';
import { groupsOf, type Words } from '../context/words/keys/words.ts';
import { below } from '../problems/pointer-steps.ts';

const style = /^[a-z0-9][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*$/;

/** A text or a group whose name is not in style. */
type OddKey = { key: string; pointer: string; isGroup: boolean };

/**
 * What in a locale file has a name that is not in style. Many names are alike, and keys are put together only for odd
 * ones.
 */
const oddIn = (document: LocaleDocument): OddKey[] => {
  const found = new Map<string, OddKey>();
  const known = new Map<string, boolean>();
  const isOdd = (name: string): boolean => {
    const odd = known.get(name) ?? !style.test(lastNameOf(name));
    known.set(name, odd);
    return odd;
  };
  const visit = (group: Json, names: string[]): void => {
    for (const name in group) {
      const value = group[name];
      const isGroup = isObject(value);
      names.push(name);
      if (isOdd(name)) {
        const key = names.join('.');
        found.set(`${key}\n${isGroup}`, { key, pointer: below('', ...names), isGroup });
      }
      if (isGroup) visit(value, names);
      names.pop();
    }
  };
  visit(groupsOf(document), []);
  return [...found.values()];
};

/** The groups around every text that is shown. */
const shownGroups = ({ mentioned }: CheckContext, { texts }: Words): Set<string> =>
  new Set([...texts.keys()].filter((key) => mentioned.has(key)).flatMap((key) => stemsOf(parentOf(key))));

/** Names in the locale files that are not written like the others. */
export const i18nKeyStyle: Check = {
  id: 'i18n/key-style',
  severity: 'warning',
  description:
    'Every name in a key begins with a small letter or a digit and has letters, digits and single - or _ only.',
  advice:
    'Keys of one style are found and typed without a second look. Write "heroTitle" instead of "Hero-Title", in every locale file and on the pages.',
  run: (context) => {
    const words = context.sourceWords;
    if (!words) return [];
    const odd = oddIn(context.source.locales[context.defaultLocale] ?? {});
    const texts = odd.filter(({ key, isGroup }) => !isGroup && context.mentioned.has(key));
    const groups = odd.filter(({ isGroup }) => isGroup);
    const shown = groups.length === 0 ? new Set<string>() : shownGroups(context, words);
    return [...groups.filter(({ key }) => shown.has(key)), ...texts].map(({ key, pointer }) => ({
      file: words.file,
      pointer,
      at: 'key' as const,
      message: `"${lastNameOf(key)}" is not written like the other keys. Write it like heroTitle: letters and digits, the first one small.`,
    }));
  },
};
