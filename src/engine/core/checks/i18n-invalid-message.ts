import type { Check } from './check.ts';
import { toldOfTexts } from './context/marks/written-texts.ts';
import { strayMark, syntaxFault } from './context/words/message-syntax.ts';

/** Texts whose %{names} or plural forms are written with the wrong signs. */
export const i18nInvalidMessage: Check = {
  id: 'i18n/invalid-message',
  severity: 'error',
  description: 'The %{names} and the |||| of a text are written so that they can be read.',
  advice:
    'A brace too few, and visitors read "Since %{founded" instead of a year. Write each name between both braces with a percent sign in front, as in "Since %{founded}", and separate plural forms by exactly four bars.',
  runOnPages: (context) =>
    // A fact can mention nothing: what looks like a placeholder in a fact is reported by `config/env`.
    toldOfTexts(context, ({ value, isFact }) => (isFact ? strayMark(value) : syntaxFault(value))),
};
