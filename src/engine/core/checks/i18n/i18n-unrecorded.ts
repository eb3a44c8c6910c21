import { lockFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import {
  changedSince,
  lockedRecords,
  type Translation,
  translations,
} from '../context/words/translations/translations.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest, closestKey, forFirst } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const isNew = ({ target, source, recorded }: Translation): boolean =>
  recorded === undefined && target !== undefined && target.isComparable && source.isComparable;

/** What is still its source is to be translated first: accepting it would say that it was. */
const isOwn = ({ target, source }: Translation): boolean => target?.value.trim() !== source.value.trim();

/** The records of a whole language are gone: what has changed since its words were translated, nobody can tell any more. */
const lostLanguage = (locale: string): Finding => ({
  file: lockFile,
  pointer: below('', locale),
  at: 'key',
  severity: 'warning',
  message: `${lockFile} has nothing under "${locale}", so nobody is told which texts changed after they were translated. Take the file back from git. Or, when you have read all translations, run: npm run i18n -- accept`,
});

const finding = (unrecorded: Translation[]): Finding[] => {
  const [first, ...more] = unrecorded.filter(isOwn);
  if (!first?.target) return [];
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  const { place } = first.source;
  return [
    {
      ...first.target.place,
      message: `${lockFile} does not know "${first.key}"${others} in "${first.locale}" yet, so a later change in "${first.source.locale}" would go unnoticed. Run: npm run i18n -- accept`,
      origin: { file: place.file, pointer: place.pointer },
    },
  ];
};

/** A translation that the lock file has under another name. */
type Misspelt = { translation: Translation; finding: Finding };

/** Names of the lock file that are no text's and resemble one that it does not know: they are misspelt there. */
const misspelt = ({ keyTable }: CheckContext, recorded: string[], unrecorded: Translation[]): Misspelt[] => {
  if (unrecorded.length === 0) return [];
  const strange = recorded.filter((key) => !keyTable.numbers.has(key));
  if (strange.length === 0) return [];
  const missing = new Map(unrecorded.map((translation) => [translation.key, translation]));
  const find = forFirst(closestKey);
  return strange.flatMap((name): Misspelt[] => {
    const translation = missing.get(find(name, missing.keys()) ?? '');
    if (!translation || !missing.delete(translation.key)) return [];
    const { key, locale } = translation;
    const place = { file: lockFile, pointer: below('', locale, name), at: 'key' as const };
    const told = withSuggestion(`There is no text "${name}".`, key);
    return [{ translation, finding: { ...place, ...told, severity: 'warning', fix: { rename: key } } }];
  });
};

/** The languages of the lock file that the site has not, which are its own under another name. */
const misspeltLanguages = (recorded: string[], locales: string[]): { meant: string; finding: Finding }[] =>
  recorded
    .filter((name) => !locales.includes(name))
    .flatMap((name) => {
      const meant = closest(
        name,
        locales.filter((locale) => !recorded.includes(locale)),
      );
      if (meant === undefined) return [];
      const place = { file: lockFile, pointer: below('', name), at: 'key' as const };
      const told = withSuggestion(`The site has no language "${name}".`, meant);
      return [{ meant, finding: { ...place, ...told, severity: 'warning', fix: { rename: meant } } }];
    });

/** Translations that the lock file does not know, once for each language. A site without a lock file has none. */
export const i18nUnrecorded: Check = {
  id: 'i18n/unrecorded',
  severity: 'info',
  description: 'translations.lock.json knows from which text each translation was made.',
  advice:
    'A translation that the lock file does not know can never be reported as stale. Run "npm run i18n -- accept": it records what is new, and accepts nothing that is stale. A site that never had translations.lock.json does not use it, and is told nothing; but when a commit had the file, take it back from there: it knows what was stale.',
  run: (context) => {
    const recorded = lockedRecords(context);
    if (recorded === undefined) return [];
    // The words of the default language are no translations.
    const translated = context.targetLocales;
    const languages = misspeltLanguages([...recorded.keys()], translated);
    const known = new Set(languages.map(({ meant }) => meant));
    const unrecorded = translations(context).filter((item) => isNew(item) && !known.has(item.locale));
    return [
      ...languages.map(({ finding: told }) => told),
      ...context.locales.flatMap((locale) => {
        const own = unrecorded.filter((translation) => translation.locale === locale);
        const records = recorded.get(locale);
        // A new language is not listed before something of it was accepted.
        if (own.some(isOwn) && records && Object.keys(records).length === 0) return [lostLanguage(locale)];
        const slips = misspelt(context, Object.keys(records ?? {}), own);
        const told = new Set(slips.map(({ translation }) => translation));
        return [...slips.map((slip) => slip.finding), ...finding(own.filter((item) => !told.has(item)))];
      }),
    ];
  },
  concerns: changedSince,
};
