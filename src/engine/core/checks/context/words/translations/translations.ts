import { lockFile } from '../../../../file-names.ts';
import { isObject, objectOf, stringsOf } from '../../../../json/json-value.ts';
import { remembered } from '../../../../memory/remembered.ts';
import type { Concern } from '../../../check.ts';
import type { Finding } from '../../../problems/problem.ts';
import { isInvisible } from '../../../suggestions/strange-letters.ts';
import type { CheckContext } from '../../check-context.ts';
import { perContext } from '../../per-context.ts';
import { needOf } from '../keys/key-needs.ts';
import { judgedBySource, type KeyVersions, keyVersions, type Version } from '../keys/key-versions.ts';
import { isStub } from '../writing/message-syntax.ts';
import { textHash } from './text-hash.ts';
import {
  isMadeFrom,
  isRecord,
  parseRecord,
  recordOfTexts,
  type TranslationRecord,
} from './translation-record.ts';

/** A text of the default language and what stands for it in another language. */
export type Translation = {
  key: string;
  locale: string;
  source: Version;
  /** The words of the other language; stubs and empty texts are none. */
  target?: Version;
  /** Whether a place shows the text in this language. */
  needed: boolean;
  /** The hashes of both texts now, and when the translation was last accepted. */
  now: TranslationRecord;
  recorded?: TranslationRecord;
};

const isWritten = (version: Version | undefined): version is Version =>
  version !== undefined && !isInvisible(version.value) && !isStub(version.value);

/** What is no record is told by its schema, and the others still know of their texts. `stringsOf` inherits no names. */
const soundRecords = (records: unknown): Record<string, string> =>
  stringsOf(Object.fromEntries(Object.entries(objectOf(records)).filter(([, entry]) => isRecord(entry))));

/** The records of each language, as the lock file writes them. */
type LockedRecords = Map<string, Record<string, string>>;

/** All parts of a site read the lock file once. */
const readRecords = remembered((lock: object): LockedRecords => {
  const { $schema: _, ...locales } = objectOf(lock);
  return new Map(Object.entries(locales).map(([locale, records]) => [locale, soundRecords(records)]));
});

/** The records of the lock file; undefined without one, or with one that cannot be read. */
export const lockedRecords = perContext(({ source, unreadable }): LockedRecords | undefined => {
  const { lock } = source;
  return isObject(lock) && !unreadable.has(lockFile) ? readRecords(lock) : undefined;
});

/** Whether the lock file knows a key as that of a text; undefined without one. */
const isRecorded = (context: CheckContext, key: string): boolean | undefined => {
  const records = lockedRecords(context);
  return records && [...records.values()].some((known) => known[key] !== undefined);
};

/** Whether the lock file does not know a key: it was never shown, so it is new rather than left over. */
export const isUnrecorded = (context: CheckContext, key: string): boolean =>
  isRecorded(context, key) === false;

/** Whether a name is surely that of a text, not of a group: a place shows it, or it was translated. */
export const isSurelyText = (context: CheckContext, key: string): boolean =>
  context.mentioned.has(key) || context.settled.has(key) || isRecorded(context, key) === true;

/** The records of some languages, in their order. */
export const recordsOf = (context: CheckContext, locales: string[]): Record<string, string>[] | undefined => {
  const records = lockedRecords(context);
  return records && locales.map((locale) => records.get(locale) ?? stringsOf({}));
};

/** The record of the translation of a text. */
export const recordIn = (
  context: CheckContext,
  { key, locale }: { key: string; locale: string },
): TranslationRecord | undefined => {
  const entry = lockedRecords(context)?.get(locale)?.[key];
  return entry === undefined ? undefined : parseRecord(entry);
};

/** Every text of the default language with its words in every other language, in the order of the keys. */
export const translations = perContext((context): Translation[] => {
  const { defaultLocale, targetLocales } = context;
  return keyVersions(context).flatMap(({ key, versions: [source, ...targets] }) => {
    if (source?.locale !== defaultLocale) return [];
    return targetLocales.map((locale) => {
      const target = targets.find((version) => version.locale === locale);
      const recorded = recordIn(context, { key, locale });
      return {
        key,
        locale,
        source,
        ...(isWritten(target) ? { target } : {}),
        needed: needOf(context, key, locale) !== undefined,
        now: recordOfTexts(source.value, target?.value ?? ''),
        ...(recorded ? { recorded } : {}),
      };
    });
  });
});

/** Whether the lock file does not say of every translation of a text that it was made from these words. */
export const changedSince = (context: CheckContext, [, ...locales]: string[]): Concern => {
  const records = recordsOf(context, locales);
  if (records === undefined) return () => false;
  return (key, [source = '']) => {
    const hash = textHash(source);
    return records.some((known) => !isMadeFrom(known[key], hash));
  };
};

/**
 * Whether the source text has changed since its translation was accepted. A text without a record counts as accepted.
 */
export const isStale = ({ target, recorded, now }: Translation): boolean =>
  target !== undefined && recorded !== undefined && recorded.source !== now.source;

/** Whether a translation has changed since it was accepted. */
export const isRewritten = ({ target, recorded, now }: Translation): boolean =>
  target !== undefined && recorded !== undefined && recorded.target !== now.target;

/** Whether a text of the default language is still what a translation was made from; undefined without a record. */
export const isSourceAsRecorded = (
  context: CheckContext,
  { key, source, locale }: { key: string; source: string; locale: string },
): boolean | undefined => {
  const recorded = recordIn(context, { key, locale });
  return recorded && recorded.source === textHash(source);
};

/** Whether a text is what some translation of a key was made from. */
export const isTranslatedAs = (context: CheckContext, key: string, source: string): boolean =>
  context.locales.some((locale) => isSourceAsRecorded(context, { key, locale, source }) === true);

/** Whether a translation is still what was accepted; false without a record. */
export const isTargetAsRecorded = (
  context: CheckContext,
  { key, locale, value }: { key: string } & Pick<Version, 'locale' | 'value'>,
): boolean => recordIn(context, { key, locale })?.target === textHash(value);

/** Whether somebody has named a translation as right although it is the same as its source. */
export const isNamedCopy = (
  context: CheckContext,
  { key, locale, value }: { key: string } & Pick<Version, 'locale' | 'value'>,
): boolean => {
  const recorded = recordIn(context, { key, locale });
  return recorded?.same === true && recorded.target === textHash(value);
};

/** Whether the source has changed since each of its translations was accepted, so that a difference is the source's. */
export const isSourceChanged = (context: CheckContext, { key, versions }: KeyVersions): boolean => {
  const [source, ...others] = versions;
  return (
    source !== undefined &&
    others.length > 0 &&
    others.every(({ locale }) => isSourceAsRecorded(context, { key, locale, source: source.value }) === false)
  );
};

/**
 * Compares every translation of a key with its source. A source that has changed since it was translated is at fault
 * itself, as long as no translation has followed.
 */
export const judgedInTime =
  (context: CheckContext, judge: (version: Version, source: Version) => Finding[]) =>
  (item: KeyVersions): Finding[] => {
    const found = judgedBySource(judge)(item);
    const [source, other] = item.versions;
    if (!source || !other || found.length < item.versions.length - 1 || !isSourceChanged(context, item))
      return found;
    return judge(source, other);
  };
