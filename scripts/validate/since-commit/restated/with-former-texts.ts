import {
  keyPointer,
  lastNameOf,
  parentOf,
} from '../../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { restatedAt } from '../../../../src/engine/core/checks/problems/restated.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { isLocaleFile } from '../../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../../src/engine/core/json/json-value.ts';
import { commitInWords, longestTold } from '../../../git/commit-in-words.ts';
import { isContent } from '../../../site/place-in.ts';
import type { Past } from '../look-back.ts';
import { changedDocuments } from '../versions-of.ts';

/** A text that a language had, and that is gone from its group; one under another name was only called otherwise. */
type Gone = { file: string; was: string };

const goneTexts = (past: Past, key: string): Gone[] =>
  changedDocuments(past, isLocaleFile).flatMap(({ file, before, now }) => {
    const was = valueAt(before, keyPointer(key));
    const group = objectOf(valueAt(now, keyPointer(parentOf(key))));
    const isGone = typeof was === 'string' && group[lastNameOf(key)] === undefined;
    const isElsewhere = isGone && past.files.texts.get(file)?.includes(JSON.stringify(was)) === true;
    return isGone && !isElsewhere && Object.keys(group).length > 0 ? [{ file, was }] : [];
  });

/** A text that a page misses, and that several languages had at the commit, is told where it was, with all its words. */
export const withFormerTexts = (past: Past, problem: Problem): Problem => {
  const { check, file, named } = problem;
  const [key, another] = check === 'i18n/missing-key' && isContent(file) ? (named?.keys ?? []) : [];
  if (key === undefined || another !== undefined) return problem;
  const gone = goneTexts(past, key);
  const [first] = gone;
  const written = gone.map((text) => JSON.stringify(text.was)).join(' and ');
  if (!first || gone.length < 2 || written.length > longestTold) return problem;
  const files = gone.map((text) => text.file).join(' and ');
  const message = `"${key}" is missing in ${files}, and ${file} shows it. At ${commitInWords(past.since)} it was ${written}. Write that again in each of them.`;
  const place = { file: first.file, pointer: keyPointer(parentOf(key)) };
  return { ...restatedAt(problem, place, message), missing: lastNameOf(key), tells: 'former' };
};
