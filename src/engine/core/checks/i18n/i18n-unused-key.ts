import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { unsettledKeys } from '../context/words/keys/key-versions.ts';
import type { TextUse } from '../context/words/keys/text-uses.ts';
import { isTranslatedAs, isUnrecorded } from '../context/words/translations/translations.ts';
import type { Finding } from '../problems/problem.ts';
import { shorten } from '../schema-errors/fault.ts';
import { isLeftOver } from './leftover/is-left-over.ts';
import { shownBeside } from './leftover/shown-beside.ts';

/** The first place that shows a key with words of its own, as all do that show it. */
const inlineIn = ({ uses, settled }: CheckContext, key: string): TextUse | undefined => {
  const places = settled.has(key) ? undefined : uses.get(key);
  return places?.every(({ inline }) => inline !== undefined) ? places[0] : undefined;
};

/** Words that a page hides by some of its own: those that were translated are the right ones, and else those of the page. */
const besidePage = (context: CheckContext, key: string, place: Omit<Finding, 'message'>): Finding[] => {
  const use = inlineIn(context, key);
  if (use === undefined) return [];
  const told: Pick<Finding, 'named' | 'tells'> = { named: { keys: [key] }, tells: 'hidden' };
  const value = context.sourceWords?.texts.get(key)?.value ?? '';
  if (use.inline !== value && isTranslatedAs(context, key, value)) {
    const message = `These words hide those of "${key}" in ${place.file}, "${shorten(value)}", which were translated. Write only "t:${key}" here, or change the words there.`;
    return [{ ...use.place, message, ...told }];
  }
  const message = `"${key}" has its words in ${use.place.file} itself, so these are never shown. Remove them.`;
  return [{ ...place, message, ...told }];
};

/** Words of the default language that no document shows. Keys are never computed, so the answer is exact. */
export const i18nUnusedKey: Check = {
  id: 'i18n/unused-key',
  severity: 'warning',
  description: 'Every text of the locale files is shown somewhere.',
  advice:
    'Words that nothing shows are translated and reviewed for nobody, and hide which words matter. Remove them from every locale file, or name the key on the page that should show it. Example: "home.oldBanner" after the banner left the home page.',
  comparesPages: true,
  run: (context) => {
    const words = context.sourceWords;
    // A page that cannot be read may use any key.
    if (!words || context.source.pages.some(({ file }) => context.unreadable.has(file))) return [];
    return [...unsettledKeys(context)].flatMap((key): Finding[] => {
      const text = words.texts.get(key);
      if (!text) return [];
      // New words wait for their page; the others are left over.
      const isNew = isUnrecorded(context, key);
      const fix = isNew ? {} : { fix: { remove: true as const } };
      const place = {
        file: words.file,
        pointer: text.pointer,
        at: 'key' as const,
        ...fix,
      };
      if (context.mentioned.has(key)) return besidePage(context, key, place);
      if (!isLeftOver(context, key)) return [];
      // What is not committed yet the command does not delete.
      const remedy = isNew
        ? 'Name it on the page where it belongs, or take its line out of every locale file.'
        : `Remove it from every locale file: npm run content -- delete key ${key}`;
      const message = `No page shows "${key}". ${remedy}`;
      return [{ ...place, ...shownBeside(context, key), message }];
    });
  },
};
