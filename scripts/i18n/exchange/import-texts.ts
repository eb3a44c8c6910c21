import { isStub } from '../../../src/engine/core/checks/context/words/message-syntax.ts';
import { recordOf } from '../../../src/engine/core/checks/context/words/translation-record.ts';
import { isStale, type Translation } from '../../../src/engine/core/checks/context/words/translations.ts';
import { closest, withSuggestion } from '../../../src/engine/core/checks/suggest.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { setWords } from '../edit-words.ts';
import { readLocaleText, writeLocaleText } from '../locale-files.ts';
import { keptRecord, writeLock } from '../lock-file.ts';
import type { TranslatedSite } from '../translated-site.ts';
import { type Returned, type ReturnedText, versionOf } from './exchange.ts';
import { textFault } from './text-fault.ts';

/** A text that is not taken, or only with --force, and why. */
type Refusal = { line: number; key: string; reason: string; forcible: boolean };

/** What to do with a text that came back: nothing, take its words, or only note that they fit the source. */
type Verdict = 'untranslated' | 'unchanged' | 'taken' | 'accepted' | Refusal;

type Judge = (text: ReturnedText) => Verdict;

const isTouched = ({ target, version }: ReturnedText, current: string): boolean =>
  version === undefined ? target !== current : versionOf(target) !== version;

const unknownKey = ({ key, line }: ReturnedText, known: Iterable<string>): Refusal => ({
  line,
  key,
  forcible: false,
  reason: withSuggestion(
    'The site has no such text (any more). Remove it from the file.',
    closest(key, known),
  ).message,
});

/** What has changed here since the export: then the translator did not see what the visitors do. */
const changeSince = (text: ReturnedText, { source, target }: Translation): string | undefined => {
  if (text.source !== source.value)
    return `The source has changed since the export. It is now: ${JSON.stringify(source.value)}`;
  const current = target?.value ?? '';
  const isEdited =
    text.version !== undefined && versionOf(current) !== text.version && current !== text.target;
  return isEdited
    ? `The translation was changed here since the export. It is now: ${JSON.stringify(current)}`
    : undefined;
};

const judgeTouched = (text: ReturnedText, translation: Translation): Verdict => {
  const { key, line } = text;
  const fault = textFault(translation.source.value, text.target, translation.locale);
  if (fault !== undefined) return { key, line, reason: fault, forcible: false };
  const change = changeSince(text, translation);
  return change === undefined ? 'taken' : { key, line, reason: change, forcible: true };
};

const createJudge = (translations: Map<string, Translation>): Judge => {
  return (text) => {
    if (text.target.trim() === '' || isStub(text.target)) return 'untranslated';
    const translation = translations.get(text.key);
    if (!translation) return unknownKey(text, translations.keys());
    if (isTouched(text, translation.target?.value ?? '')) return judgeTouched(text, translation);
    const fits = text.source === translation.source.value && text.target === translation.target?.value;
    return text.done && fits && isStale(translation) ? 'accepted' : 'unchanged';
  };
};

/** A file that names a text twice says two things about it. */
const repeated = (texts: ReturnedText[]): Refusal[] => {
  const first = new Map<string, number>();
  return texts.flatMap(({ key, line }) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    const reason = `This text stands in line ${before} already. Remove one of them.`;
    return before === undefined ? [] : [{ key, line, reason, forcible: false }];
  });
};

/** What an import did, or would not do. */
export type Imported = {
  locale: string;
  counts: Record<Exclude<Verdict, Refusal>, number>;
  refused: Refusal[];
  written: boolean;
};

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

/** The locale of the site that a file means: translation programs write es-MX for es, because they know no other. */
const sameLocale = (named: string, locales: string[]): string | undefined => {
  const own = locales.filter((locale) => languageOf(locale) === languageOf(named));
  return locales.includes(named) || own.length > 1 ? locales.find((locale) => locale === named) : own[0];
};

/** The language that a file is translated into. Throws a UsageError when it is none of this site's. */
const demandLocale = ({ source, target }: Returned, site: TranslatedSite): string => {
  if (sameLocale(source, [site.source]) === undefined)
    throw new UsageError(`The file translates from "${source}", and the site from "${site.source}".`);
  const locale = sameLocale(target, site.locales);
  if (locale !== undefined) return locale;
  throw new UsageError(
    `The file translates into "${target}", and the site is translated into ${site.locales.join(' and ')}.`,
  );
};

type Sorted = {
  taken: ReturnedText[];
  accepted: Set<string>;
  refused: Refusal[];
  counts: Imported['counts'];
};

/** So many texts that are their own source are no names and loan words any more. */
const mostCopies = 5;

/** Where most of what is new are the very sources, the wrong column came back: it would replace translations. */
const copiesIn = (taken: ReturnedText[]): ReturnedText[] => {
  const copies = taken.filter(({ source, target }) => source === target && /\p{L}/u.test(target));
  return copies.length > mostCopies && copies.length > taken.length / 2 ? copies : [];
};

const withoutCopies = (sorted: Sorted): Sorted => {
  const copies = copiesIn(sorted.taken);
  const reason = 'This is the source itself, like most of this file. Translate it.';
  const refused = copies.map(({ key, line }) => ({ key, line, reason, forcible: true }));
  return {
    ...sorted,
    taken: sorted.taken.filter((text) => !copies.includes(text)),
    refused: [...sorted.refused, ...refused],
    counts: { ...sorted.counts, taken: sorted.counts.taken - copies.length },
  };
};

const sortOut = (texts: ReturnedText[], judge: Judge, force: boolean): Sorted => {
  const sorted: Sorted = {
    taken: [],
    accepted: new Set(),
    refused: repeated(texts),
    counts: { untranslated: 0, unchanged: 0, taken: 0, accepted: 0 },
  };
  const twice = new Set(sorted.refused.map(({ key }) => key));
  for (const text of texts.filter(({ key }) => !twice.has(key))) {
    const verdict = judge(text);
    const isRefused = typeof verdict === 'object' && !(verdict.forcible && force);
    if (isRefused) {
      sorted.refused.push(verdict);
      continue;
    }
    const done = typeof verdict === 'object' ? 'taken' : verdict;
    sorted.counts[done] += 1;
    if (done === 'taken') sorted.taken.push(text);
    if (done === 'accepted') sorted.accepted.add(text.key);
  }
  return force ? sorted : withoutCopies(sorted);
};

/** The lock names the text that each translation was made from: what was forced stays stale. */
const recordImport = async (
  site: TranslatedSite,
  locale: string,
  { taken, accepted }: Sorted,
): Promise<void> => {
  if (site.files.source.lock === undefined || taken.length + accepted.size === 0) return;
  const records = new Map(taken.map(({ key, source, target }) => [key, recordOf(source, target)]));
  await writeLock(site, (translation) => {
    const { key, now } = translation;
    if (translation.locale !== locale) return keptRecord(translation);
    return records.get(key) ?? (accepted.has(key) ? now : keptRecord(translation));
  });
};

/** Takes the translations of a file into the site. With a refusal nothing is written, unless the rest is forced. */
export const importTexts = async (
  site: TranslatedSite,
  returned: Returned,
  { force, dryRun }: { force: boolean; dryRun: boolean },
): Promise<Imported> => {
  const locale = demandLocale(returned, site);
  const own = new Map(
    site.translations.filter((item) => item.locale === locale).map((item) => [item.key, item]),
  );
  const sorted = sortOut(returned.texts, createJudge(own), force);
  const { counts, refused, taken } = sorted;
  const written = !dryRun && (refused.length === 0 || force);
  if (written && taken.length > 0) {
    const words = new Map(taken.map(({ key, target }) => [key, target]));
    await writeLocaleText(site, locale, setWords(readLocaleText(site, locale), words));
  }
  if (written) await recordImport(site, locale, sorted);
  return { locale, counts, refused, written };
};
