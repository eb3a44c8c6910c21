import { keyPointer } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { localeFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { Past } from './look-back.ts';
import { versionsOf } from './versions-of.ts';

/** What a key says in the default language; undefined where its words stand on the pages. */
export type WordsOf = (key: string) => unknown;

/** The words of the default language, as they were at the commit and as they are. */
export const wordsSince = (past: Past): { before: WordsOf; now: WordsOf } => {
  const { config, locales } = past.files.source;
  const locale = String(objectOf(config).defaultLocale);
  const now = locales[locale];
  const before = versionsOf(past, localeFile(locale))?.before ?? now;
  return { before: (key) => valueAt(before, keyPointer(key)), now: (key) => valueAt(now, keyPointer(key)) };
};
