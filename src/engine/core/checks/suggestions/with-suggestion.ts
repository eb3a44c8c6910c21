import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { strangeLetterIn, unseenSignIn } from './strange-letters.ts';

/** Asks whether a name was meant, or names the invisible or foreign letter of the wrong one: the two look alike. */
const questionOf = (message: string, suggestion: string): string => {
  const hidden = unseenSignIn(message) ?? strangeLetterIn(message);
  return hidden === undefined ? `Did you mean "${suggestion}"?` : `${hidden} Type "${suggestion}" again.`;
};

/** The message with the question whether a suggestion was meant, when there is one; else with what to do otherwise. */
export const withSuggestion = (
  message: string,
  suggestion: string | undefined,
  otherwise = '',
): Pick<Finding, 'message' | 'remedy' | 'suggestion'> => {
  if (suggestion !== undefined)
    return { ...withRemedy(message, questionOf(message, suggestion)), suggestion };
  return otherwise === '' ? { message } : withRemedy(message, otherwise);
};
