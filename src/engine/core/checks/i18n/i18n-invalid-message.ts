import type { Check } from '../check.ts';
import { toldOfTexts } from '../context/marks/written-texts.ts';
import { halfSign, strayMark, syntaxFault } from '../context/words/writing/message-syntax.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The name of a text in the braces of other programs. */
const nameInBraces = (value: string): Pick<Finding, 'message' | 'suggestion'> | undefined => {
  const [, name] = /^[%$]?\{+\s*(t:[\w.-]+)\s*\}+$/.exec(value) ?? [];
  return name === undefined
    ? undefined
    : withSuggestion('Braces stand around the names of facts, not around those of texts.', name);
};

/** Texts whose %{names} or plural forms are written with the wrong signs, or that hold half of a sign. */
export const i18nInvalidMessage: Check = {
  id: 'i18n/invalid-message',
  severity: 'error',
  description:
    'The %{names} and the |||| of a text are written so that they can be read, and each of its signs is whole.',
  advice:
    'A brace too few, and visitors read "Since %{founded" instead of a year. Write each name between both braces with a percent sign in front, as in "Since %{founded}", and separate plural forms by exactly four bars. Half of an emoji (\\ud83d alone) is left over when a program cuts a text in its middle: write the whole one.',
  runOnPages: (context) =>
    // A fact can mention nothing: what looks like a placeholder in a fact is reported by `config/env`.
    toldOfTexts(context, ({ value, isFact }) =>
      isFact ? (halfSign(value) ?? strayMark(value)) : (nameInBraces(value) ?? syntaxFault(value)),
    ),
};
