import { isObject, objectOf, stringsOf } from '../../../json-value.ts';
import type { Concern } from '../../check.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { needOf } from './key-needs.ts';
import { type KeyVersions, keyVersions, type Version } from './key-versions.ts';
import { isStub } from './message-syntax.ts';
import { sourceHash } from './source-hash.ts';

/** The file that says which text of the default language each translation was made from. */
export const lockFile = 'translations.lock.json';

/** A text of the default language and what stands for it in another language. */
export type Translation = {
  key: string;
  locale: string;
  source: Version;
  /** The words of the other language; stubs and empty texts are none. */
  target?: Version;
  /** Whether a place shows the text in this language. */
  needed: boolean;
  /** The hash of the source text, as it is now and as it was when the translation was last accepted. */
  hash: string;
  recorded?: string;
};

const isWritten = (version: Version | undefined): version is Version =>
  version !== undefined && version.value.trim() !== '' && !isStub(version.value);

const isWhole = (hashes: unknown): boolean =>
  isObject(hashes) &&
  Object.values(hashes).every((hash) => typeof hash === 'string' && /^\w{11}$/.test(hash));

/** What the lock file records of each language. Undefined without a lock file, or with a broken one. */
export const recordedHashes = perContext(
  ({ source, unreadable }): Map<string, Record<string, string>> | undefined => {
    if (source.lock === undefined || unreadable.has(lockFile)) return undefined;
    const { $schema: _, ...locales } = objectOf(source.lock);
    if (!Object.values(locales).every(isWhole)) return undefined;
    return new Map(Object.entries(locales).map(([locale, hashes]) => [locale, stringsOf(hashes)]));
  },
);

/** Every text of the default language with its words in every other language, in the order of the keys. */
export const translations = perContext((context): Translation[] => {
  const first = context.source.config.defaultLocale;
  const others = context.locales.filter((locale) => locale !== first);
  const recorded = recordedHashes(context);
  return keyVersions(context).flatMap(({ key, versions: [source, ...targets] }) => {
    if (source?.locale !== first) return [];
    const hash = sourceHash(source.value);
    return others.map((locale) => {
      const target = targets.find((version) => version.locale === locale);
      const before = recorded?.get(locale)?.[key];
      return {
        key,
        locale,
        source,
        ...(isWritten(target) ? { target } : {}),
        needed: needOf(context, key, locale) !== undefined,
        hash,
        ...(before === undefined ? {} : { recorded: before }),
      };
    });
  });
});

/** Whether the lock file does not say of every translation of a text that it was made from these words. */
export const changedSince = (context: CheckContext, [, ...locales]: string[]): Concern => {
  const recorded = recordedHashes(context);
  if (recorded === undefined) return () => false;
  const hashes = locales.map((locale) => recorded.get(locale) ?? {});
  return (key, [source = '']) => {
    const hash = sourceHash(source);
    return hashes.some((known) => known[key] !== hash);
  };
};

/** Whether the source text has changed since its translation was accepted. What was never recorded counts as accepted. */
export const isStale = ({ target, recorded, hash }: Translation): boolean =>
  target !== undefined && recorded !== undefined && recorded !== hash;

/** Whether a text of the default language still is what a translation was made from; undefined when no file says so. */
export const isSourceAsRecorded = (
  context: CheckContext,
  { key, source, locale }: { key: string; source: string; locale: string },
): boolean | undefined => {
  const recorded = recordedHashes(context)?.get(locale)?.[key];
  return recorded === undefined ? undefined : recorded === sourceHash(source);
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
