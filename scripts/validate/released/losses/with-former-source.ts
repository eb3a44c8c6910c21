import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
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
  const { check, file, origin, message } = problem;
  const versions =
    check === 'i18n/stale' && origin && origin.file !== file ? versionsOf(past, origin.file) : undefined;
  if (!versions || !origin) return problem;
  const [before, now] = [versions.before, versions.now].map((document) => wordsAt(document, origin.pointer));
  if (before === undefined || before === now || before.length > longest) return problem;
  const changed = 'has changed since this was translated: ';
  const told = `${changed}at ${commitInWords(past.since)} it was ${JSON.stringify(before)}, and now it is `;
  return { ...problem, message: message.replace(changed, () => told) };
};
