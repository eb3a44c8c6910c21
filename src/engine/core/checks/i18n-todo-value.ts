import type { Check } from './check.ts';
import { isStub } from './context/message-syntax.ts';
import { toldOfTexts } from './context/written-texts.ts';

/** Places kept for words that were never written. */
export const i18nTodoValue: Check = {
  id: 'i18n/todo-value',
  severity: 'error',
  description: 'No text is a stub such as TODO that keeps the place of one still to be written.',
  advice:
    'A stub reminds whoever writes, but visitors would read it too. Write the words, such as "Sé nuestro socio" in the place of "TODO: Partner with us".',
  runOnPages: (context) =>
    toldOfTexts(context, ({ value }) =>
      isStub(value) ? `"${value}" only keeps the place of a text. Write the words.` : undefined,
    ),
};
