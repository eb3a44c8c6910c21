import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import { parseRecord } from '../../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { Finding, Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { isLocaleFile, localeFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { namesText, parseText } from '../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import { isContent, placeIn } from '../../site/place-in.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';
import { differencesIn } from './differences-in.ts';
import type { Past } from './look-back.ts';
import { type ChangedDocument, changedDocuments, versionsOf } from './versions-of.ts';

/** Words that are others than at a commit: those of a key in a locale file, or behind its name on a page. */
type Changed = { file: string; pointer: string; key: string; former: string; now: string; value: string };

/** What a string says, and under which key; nothing for what is no words. */
const wordsOf = (file: string, pointer: string, value: string): Pick<Changed, 'key' | 'now'> | undefined => {
  if (isLocaleFile(file)) return { key: pointer.slice(1).replaceAll('/', '.'), now: value };
  const { key, inline } = parseText(value);
  return namesText(value) && key !== undefined && inline !== undefined ? { key, now: inline } : undefined;
};

const changedWords = ({ file, ...versions }: ChangedDocument): Changed[] =>
  [...differencesIn(versions.before, versions.now)].flatMap(({ pointer, before, now }) => {
    if (typeof before !== 'string' || typeof now !== 'string') return [];
    const [former, words] = [before, now].map((value) => wordsOf(file, pointer, value));
    return former && words && former.key === words.key
      ? [{ file, pointer, ...words, former: former.now, value: before }]
      : [];
  });

/** Whether words were cut: a text that ends with a sentence may have lost another one on purpose. */
const isCut = ({ former, now }: Changed): boolean =>
  now.trim() !== '' &&
  former.startsWith(now.trimEnd()) &&
  former.length > now.length &&
  !/[.!?…]\s*$/.test(now);

const isWithinWord = ({ former, now }: Changed): boolean =>
  /[\p{L}\p{N}]$/u.test(now) && /^[\p{L}\p{N}]/u.test(former.slice(now.length));

/** Whether somebody has accepted words as they are, as a source or as its translation. */
const isAccepted = ({ files }: Past, { key, now }: Changed): boolean => {
  const hash = textHash(now);
  return Object.values(objectOf(files.source.lock)).some((records) => {
    const { source, target } = parseRecord(String(objectOf(records)[key] ?? ''));
    return source === hash || target === hash;
  });
};

const messageOf = (
  { former, key }: Changed,
  { isSource, since }: { isSource: boolean; since: string },
): string => {
  const fault = `This was "${former}" at ${commitInWords(since)}, and has lost its end. Write that again`;
  return isSource
    ? `${fault}; if it is meant, see whether the translations still fit, and run: npm run i18n -- accept ${key}`
    : `${fault}, unless it is meant: its source is as it was.`;
};

const isOfTexts = (file: string): boolean => isLocaleFile(file) || isContent(file);

/** The words that are others than at the commit. Where a text ends in a file that cannot be read is not known. */
const changedTexts = (past: Past): Changed[] => {
  const unreadable = new Set(past.files.faults.map(({ file }) => file));
  return changedDocuments(past, isOfTexts).flatMap((document) =>
    unreadable.has(document.file) ? [] : changedWords(document),
  );
};

/** Where words stand, with the page and section that shows them. */
const placeOf = (past: Past, { file, pointer }: Changed): Place =>
  isContent(file) ? placeIn(file, objectOf(versionsOf(past, file)?.now), pointer) : { file, pointer };

/** Texts end where they did at the commit, if no other language has changed. */
export const lostEnd: CheckSinceCommit = {
  id: 'content/lost-end',
  severity: 'warning',
  description: 'No text has lost its end since the last commit in one language alone.',
  advice:
    'Whoever selects and deletes a little too much leaves a text that stops in the middle, and nobody misses what is not there. Write again what was there, or shorten the text in every language. Example: "Implementatio" for "Implementation time". A translation that ends behind a whole word may be meant: it is only a remark, which is gone with the next commit. Words that are accepted as they are (npm run i18n -- accept) are told no more.',
  isToldBeside: true,
  run: (past) => {
    const sourceFile = localeFile(String(objectOf(past.files.source.config).defaultLocale));
    const byKey = Map.groupBy(changedTexts(past), ({ key }) => key);
    return [...byKey.values()].flatMap(([one, another]): Finding[] => {
      if (!one || another || !isCut(one) || isAccepted(past, one)) return [];
      const isSource = !isLocaleFile(one.file) || one.file === sourceFile;
      const place = placeOf(past, one);
      const message = messageOf(one, { isSource, since: past.since });
      const isCertain = isSource || isWithinWord(one);
      return [{ ...place, message, suggestion: one.value, ...(isCertain ? {} : { severity: 'info' }) }];
    });
  },
};
