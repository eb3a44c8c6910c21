import type { Check } from '../check.ts';
import { idleMessages, isTold, messagesOf, rulesOf } from '../context/marks/form-rules.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from '../context/marks/forms.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';

/** Tells a rule of a field that no message serves, and the one message that would serve as many of them as possible. */
const finding = (form: PlacedForm, field: PlacedField): Finding[] => {
  const rules = rulesOf(form, field);
  const messages = messagesOf(field);
  if (rules.length > 0 && messages.length === 0) {
    const fault = `"${field.name}" has rules (${rules.join(', ')}) but no message for a visitor who breaks them.`;
    return [{ ...field.place, missing: 'errors', ...withRemedy(fault, 'Write one in "errors".') }];
  }
  // That a field says it may be left empty, although it may not, is `form/fields`'s.
  const isContradicted = (rule: string) => rule === 'required' && field.field.optional !== undefined;
  const silent = rules.filter((rule) => !isTold(rule, messages) && !isContradicted(rule));
  // A message under a wrong name is one fault, reported at that name.
  if (silent.length === 0 || idleMessages(form, field).length > 0) return [];
  // One message may serve several rules: who reads that a name is too short knows that it is needed.
  const servesAll = (rule: string) => silent.every((other) => isTold(other, [...messages, rule]));
  const first = silent.find(servesAll) ?? silent[0] ?? '';
  const rest = silent.length > 1 && servesAll(first) ? ', which serves for all of them' : '';
  const fault = `"errors" of "${field.name}" has no message for ${silent.map((rule) => `"${rule}"`).join(' and ')}.`;
  const told = withRemedy(fault, `Write "${first}": "t:…" there${rest}.`);
  return [{ ...field.place, pointer: below(field.place.pointer, 'errors'), missing: first, ...told }];
};

/** Fields with rules that a visitor can break without getting a message. */
export const formMessageMissing: Check = {
  id: 'form/message-missing',
  severity: 'error',
  description: 'Every rule of a field has a message for whoever breaks it.',
  advice:
    'Without a message of its own, a visitor who writes too much reads that the field is empty, and gives up. Write one for each rule of the field in schemas/forms: "errors": { "maxLength": "t:contact.validation.message_max" }.',
  runOnPages: ({ forms }) => forms.flatMap((form) => fieldsOf(form).flatMap((field) => finding(form, field))),
};
