import { closest } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';

/** A message about a wrong name, with a question behind it where one of the known names is like it. */
export const didYouMean = (message: string, name: string, known: Iterable<string>): string =>
  withSuggestion(message, closest(name, known)).message;
