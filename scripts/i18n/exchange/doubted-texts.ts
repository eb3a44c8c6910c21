import type { Check } from '../../../src/engine/core/checks/check.ts';
import { contentForbiddenText } from '../../../src/engine/core/checks/content/content-forbidden-text.ts';
import { translations } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { createContext } from '../../../src/engine/core/checks/create-context.ts';
import { i18nChangedLetter } from '../../../src/engine/core/checks/i18n/i18n-changed-letter.ts';
import { i18nCopiedText } from '../../../src/engine/core/checks/i18n/i18n-copied-text.ts';
import { i18nWrongScriptOrLanguage } from '../../../src/engine/core/checks/i18n/i18n-wrong-script-or-language.ts';
import { pointersOf } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { applySettings } from '../../../src/engine/core/checks/settings/apply-settings.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import type { LocaleDocument } from '../../../src/generated/types.ts';
import { storedValidators } from '../../site/stored-validators.ts';
import { checkCatalog } from '../../validate/check-catalog.ts';
import type { TranslatedSite } from '../read-translated-site.ts';
import { setWords } from '../set-words.ts';
import type { ReturnedText } from './exchange.ts';
import { letterFault } from './letter-fault.ts';

/** A text that is taken, and what validate says of it as long as it is not noted as right. */
export type DoubtedText = ReturnedText & { reason: string };

/** These compare a translation with what was accepted: once it is noted, nobody would be told. */
const checks: Check[] = [contentForbiddenText, i18nCopiedText, i18nChangedLetter, i18nWrongScriptOrLanguage];

/** The site as it would be with new words, which nothing has noted yet. */
const siteWith = ({ files: { source, texts } }: TranslatedSite, locale: string, taken: ReturnedText[]) => {
  const words = new Map(taken.map(({ key, target }) => [key, target]));
  const text = setWords(texts.get(localeFile(locale)) ?? '{}', words);
  return { ...source, locales: { ...source.locales, [locale]: JSON.parse(text) as LocaleDocument } };
};

/** What is wrong with translations that come back, as validate would tell it had they been written by hand. */
export const doubtedTexts = async (
  site: TranslatedSite,
  locale: string,
  taken: ReturnedText[],
): Promise<DoubtedText[]> => {
  if (taken.length === 0) return [];
  const source = siteWith(site, locale, taken);
  const context = createContext(source, new Set(), await storedValidators(source.schemas));
  const found = checks.flatMap((check) =>
    (check.run?.(context) ?? []).map((finding) => problemOf(check, finding)),
  );
  const known = new Set(checkCatalog.map(({ id }) => id));
  const told = applySettings(found, { source, unreadable: new Set(), ran: new Set(), known });
  const reasons = new Map(
    told
      .filter(({ file }) => file === localeFile(locale))
      .flatMap((problem) => pointersOf(problem).map((pointer) => [pointer, problem.message])),
  );
  const own = translations(context).filter((item) => item.locale === locale);
  const pointers = new Map(own.map(({ key, target }) => [key, target?.place.pointer ?? '']));
  const before = new Map(
    site.translations.filter((item) => item.locale === locale).map(({ key, target }) => [key, target?.value]),
  );
  return taken.flatMap((text) => {
    // The check of changed letters passes over texts that have changed together with many others.
    const reason =
      reasons.get(pointers.get(text.key) ?? '') ??
      letterFault(before.get(text.key) ?? '', text.target)?.reason;
    return reason === undefined ? [] : [{ ...text, reason }];
  });
};
