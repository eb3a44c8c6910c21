import { strangeLetterIn, unseenSignIn } from './strange-letters.ts';

const didYouMean = (suggestion: string): string => `Did you mean "${suggestion}"?`;

/** Asks whether a name was meant, or names the invisible or foreign letter of the wrong one: the two look alike. */
const questionOf = (message: string, suggestion: string): string => {
  const hidden = unseenSignIn(message) ?? strangeLetterIn(message);
  return hidden === undefined ? didYouMean(suggestion) : `${hidden} Type "${suggestion}" again.`;
};

/**
 * The message with the question behind it, and the suggestion for a machine, when there is one; else with what to do
 * otherwise.
 */
export const withSuggestion = (
  message: string,
  suggestion: string | undefined,
  otherwise = '',
): { message: string; suggestion?: string } =>
  suggestion === undefined
    ? { message: `${message} ${otherwise}`.trimEnd() }
    : { message: `${message} ${questionOf(message, suggestion)}`, suggestion };

/** The message before its question whether a suggestion was meant; undefined if it ends with none. */
export const beforeQuestion = ({
  message,
  suggestion,
}: {
  message: string;
  suggestion?: string;
}): string | undefined => {
  const question = suggestion === undefined ? undefined : ` ${didYouMean(suggestion)}`;
  return question !== undefined && message.endsWith(question)
    ? message.slice(0, -question.length)
    : undefined;
};
