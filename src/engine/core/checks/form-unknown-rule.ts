import type { Check } from './check.ts';
import { idleMessages, isTold, messagesOf, ruleNames, rulesOf } from './context/form-rules.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from './context/forms.ts';
import { below, type Finding, type Fix } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const finding = (form: PlacedForm, field: PlacedField, rule: string): Finding => {
  const messages = messagesOf(field);
  const silent = rulesOf(form, field).filter(
    (other) => !messages.includes(other) && !isTold(other, messages),
  );
  const near = closest(rule, silent);
  const suggestion = near ?? silent[0];
  const message = `${field.rulesFile} gives "${field.name}" no rule "${rule}", so this message is never shown.`;
  const what = suggestion === undefined ? `${message} Remove it.` : message;
  // Which of several rules was meant, only a name near to theirs can tell.
  const sure = near ?? (silent.length === 1 ? silent[0] : undefined);
  const fix: Fix = sure === undefined ? { remove: true } : { rename: sure };
  const pointer = below(field.place.pointer, 'errors', rule);
  return {
    ...field.place,
    pointer,
    at: 'key',
    ...withSuggestion(what, suggestion),
    ...(sure === undefined && silent.length > 0 ? {} : { fix }),
  };
};

/** Messages for rules that a field has not. */
export const formUnknownRule: Check = {
  id: 'form/unknown-rule',
  severity: 'error',
  description: 'Every message of a field belongs to a rule that the field has in schemas/forms.',
  advice:
    'A message for a rule that does not exist is translated and never read, while the rule that was meant has none. Write it under the name of the rule in schemas/forms, such as "minLength" for a name of two letters at least.',
  runOnPages: ({ forms }) =>
    forms.flatMap((form) =>
      fieldsOf(form)
        .filter(({ rules }) => rules !== undefined)
        .flatMap((field) =>
          idleMessages(form, field)
            .filter((rule) => ruleNames.includes(rule))
            .map((rule) => finding(form, field, rule)),
        ),
    ),
};
