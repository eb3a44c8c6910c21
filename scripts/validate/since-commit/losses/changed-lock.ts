import { isDeepStrictEqual } from 'node:util';
import { keyPointer } from '../../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { escapePattern } from '../../../../src/engine/core/escape-pattern.ts';
import { isLocaleFile, isPageFile, lockFile } from '../../../../src/engine/core/file-names.ts';
import { isObject, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import type { Json } from '../../../../src/engine/core/types.ts';
import { textNamed } from '../../../../src/engine/core/words/text-reference.ts';
import { commitInWords, takeFileBack } from '../../../git/commit-in-words.ts';
import { documentOf } from '../../document-of.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

type Changed = { locale: string; key: string; place: Pick<Place, 'pointer'> & { at?: 'key' } };

/** Where a record is, or else the one that stood behind it, or before it; or else its language, if that is left. */
const placeOf = (
  records: string[],
  own: Json | undefined,
  [locale, key]: [string, string],
): Changed['place'] => {
  if (own === undefined) return { pointer: '' };
  if (own[key] !== undefined) return { pointer: below('', locale, key) };
  const at = records.indexOf(key);
  const isLeft = (name: string) => own[name] !== undefined;
  const beside = records.slice(at).find(isLeft) ?? records.slice(0, at).findLast(isLeft);
  return beside === undefined
    ? { pointer: below('', locale) }
    : { pointer: below('', locale, beside), at: 'key' };
};

/** The records of a lock file that are not what they were, or are gone. */
const changedRecords = (before: object, now: object): Changed[] =>
  Object.entries(before).flatMap(([locale, records]) => {
    const own: unknown = objectOf(now)[locale];
    const left = isObject(own) ? own : undefined;
    const names = Object.keys(objectOf(records));
    return Object.entries(objectOf(records)).flatMap(([key, record]) =>
      isDeepStrictEqual(left?.[key], record)
        ? []
        : [{ locale, key, place: placeOf(names, left, [locale, key]) }],
    );
  });

/** What a file says for each key: its words in a locale file, and those beside its name on a page. */
const wordsIn = (file: string, text: string): ((key: string) => unknown) => {
  if (!isLocaleFile(file))
    return (key) => text.match(new RegExp(`"${escapePattern(textNamed(key))}\\|(?:[^"\\\\]|\\\\.)*"`, 'g'));
  const document = documentOf(file, text);
  return (key) => valueAt(document, keyPointer(key));
};

/** Whether a text says in each file what it said at the commit. */
const asBefore = ({ files, former }: Past): ((key: string) => boolean) => {
  const changed = [...former]
    .filter(([file]) => isLocaleFile(file) || isPageFile(file))
    .map(([file, text]) => [wordsIn(file, text ?? ''), wordsIn(file, files.texts.get(file) ?? '')] as const);
  return (key) => changed.every(([before, now]) => isDeepStrictEqual(before(key), now(key)));
};

const isOfLock = isOf('i18n/stale', 'i18n/unrecorded', 'i18n/changed-letter', 'i18n/copied-text');

/** The keys of the texts that a problem is about. */
const keysOf = (problem: Problem): string[] => [...keysAtProblem(problem), ...(problem.named?.keys ?? [])];

/** Records that have changed although their words have not: commands only change those of words that were edited. */
export const changedLock = (past: Past, problems: Problem[]): Loss[] => {
  const lock: unknown = past.files.source.lock;
  const told = problems.filter(isOfLock);
  if (told.length === 0 || !isObject(lock)) return [];
  const asked = new Set(told.flatMap(keysOf));
  const isAsBefore = asBefore(past);
  const changed = changedRecords(objectOf(versionsOf(past, lockFile)?.before), lock);
  const [first, ...others] = changed.filter(({ key }) => asked.has(key) && isAsBefore(key));
  if (!first) return [];
  const keys = new Set([first, ...others].map(({ key }) => key));
  const message = `${lockFile} has changed since ${commitInWords(past.since)} where no text has, so that it tells of changes which nobody made. Only commands write this file. ${takeFileBack(past, lockFile)}`;
  const isFollower = (problem: Problem) => isOfLock(problem) && keysOf(problem).some((key) => keys.has(key));
  return [{ told: { file: lockFile, ...first.place, message }, isFollower }];
};
