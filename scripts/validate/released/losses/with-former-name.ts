import { placeInWords } from '../../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { valueAt } from '../../../../src/engine/core/checks/problems/value-at.ts';
import { withSuggestion } from '../../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { namesText, parseText } from '../../../../src/engine/core/words/text-reference.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import type { Past } from '../look-back.ts';
import { versionsOf } from '../versions-of.ts';
import { keysIn } from './former-pages.ts';

/** Words without a key that were written over the name of a text are told with the name that stood there at the commit. */
export const withFormerName = (past: Past, problem: Problem): Problem => {
  const { check, file, pointer, suggestion } = problem;
  if (check !== 'i18n/inline-literal' || suggestion !== undefined) return problem;
  const value = valueAt(versionsOf(past, file)?.before, pointer);
  const { key, inline } = namesText(value) ? parseText(value) : {};
  // With other sections before it, the place was that of another text, which is named elsewhere now.
  if (key === undefined || keysIn(past.files.texts.get(file) ?? '').has(key)) return problem;
  const where =
    inline === undefined
      ? 'into the locale files, under that name'
      : 'behind the |, and their translations into the locale files';
  const message = `${placeInWords(problem)}These words have no key, so they are the same in every language. At ${commitInWords(past.since)} there stood "t:${key}"; new words belong ${where}.`;
  return { ...problem, ...withSuggestion(message, String(value)) };
};
