import { changedSource } from '../../../../src/engine/core/checks/i18n/i18n-stale.ts';
import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withRemedy } from '../../../../src/engine/core/checks/problems/with-remedy.ts';
import { parseText } from '../../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';

/** Longer texts are looked up in the commit itself. */
const longest = 80;

const wordsAt = (document: unknown, pointer: string): string | undefined => {
  const value = valueAt(document, pointer);
  return typeof value === 'string' ? parseText(value).inline : undefined;
};

/** A translation whose source has changed since the commit is told with what that said before. */
export const withFormerSource = (past: Past, problem: Problem): Problem => {
  const { file, origin, remedy = '', tells } = problem;
  const isChanged = tells === 'changed' || tells === 'followed';
  const versions = isChanged && origin && origin.file !== file ? versionsOf(past, origin.file) : undefined;
  if (!versions || !origin) return problem;
  const [before, now] = [versions.before, versions.now].map((document) => wordsAt(document, origin.pointer));
  if (before === undefined || now === undefined || before === now || before.length > longest) return problem;
  const was = `at ${commitInWords(past.since)} it was ${JSON.stringify(before)}`;
  const fault = changedSource(past.files.source.config.defaultLocale, now, was);
  return { ...problem, ...withRemedy(placeInWords(problem) + fault, remedy) };
};
