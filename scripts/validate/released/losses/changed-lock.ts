import { isDeepStrictEqual } from 'node:util';
import { isOf } from '../../../../src/engine/core/checks/problems/is-of.ts';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { lockFile } from '../../../../src/engine/core/file-names.ts';
import { isObject, objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, takeFileBack } from '../../../git/commit-in-words.ts';
import { keysAtProblem } from '../../keys-at-problem.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import type { Loss } from './loss.ts';

type Changed = { locale: string; key: string; isLeft: boolean };

/** The records of a lock file that are not what they were, or are gone. */
const changedRecords = (before: object, now: object): Changed[] =>
  Object.entries(before).flatMap(([locale, records]) => {
    const own = objectOf(objectOf(now)[locale]);
    return Object.entries(objectOf(records)).flatMap(([key, record]) =>
      isDeepStrictEqual(own[key], record) ? [] : [{ locale, key, isLeft: own[key] !== undefined }],
    );
  });

const isOfLock = isOf('i18n/stale', 'i18n/unrecorded', 'i18n/changed-letter', 'i18n/copied-text');

/** The keys of the texts that a problem is about. */
const keysOf = (problem: Problem): string[] => [...keysAtProblem(problem), ...(problem.named?.keys ?? [])];

/** A lock file that has changed although no words have: commands only change it for words that were edited before. */
export const changedLock = (past: Past): Loss[] => {
  const { files, former } = past;
  const isAlone = [...former.keys()].every((file) => !/^(pages|locales)\//.test(file));
  if (!isAlone || !isObject(files.source.lock)) return [];
  const changed = changedRecords(objectOf(versionsOf(past, lockFile)?.before), files.source.lock);
  const [first] = changed;
  if (!first) return [];
  const keys = new Set(changed.map(({ key }) => key));
  const pointer = first.isLeft ? below('', first.locale, first.key) : '';
  const message = `${lockFile} has changed since ${commitInWords(past.since)}, and no text has, so that it tells of changes which nobody made. Only commands write this file. ${takeFileBack(past, lockFile)}`;
  const isFollower = (problem: Problem) => isOfLock(problem) && keysOf(problem).some((key) => keys.has(key));
  return [{ told: { file: lockFile, pointer, message }, isFollower }];
};
