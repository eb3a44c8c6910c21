import type { Check } from './check.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from './context/forms.ts';
import { listOf, objectOf } from './context/json-value.ts';
import type { Finding } from './problem.ts';

const ruleNames = ['minLength', 'maxLength', 'pattern', 'enum'];

const rulesOf = ({ rules }: PlacedForm, { name, rules: own }: PlacedField): string[] => [
  ...(listOf(rules?.required).includes(name) ? ['required'] : []),
  ...ruleNames.filter((rule) => own?.[rule] !== undefined),
];

const finding = (form: PlacedForm, field: PlacedField): Finding[] => {
  const rules = rulesOf(form, field);
  const messages = Object.keys(objectOf(field.field.errors));
  // A rule without a message of its own borrows the first there is, so only a field without any is at fault.
  if (rules.length === 0 || messages.length > 0) return [];
  const message = `"${field.name}" has rules (${rules.join(', ')}) but no message for a visitor who breaks them. Write one in "errors".`;
  return [{ ...field.place, missing: 'errors', message }];
};

/** Fields whose rules can be broken without the visitor being told. */
export const formMessageMissing: Check = {
  id: 'form/message-missing',
  severity: 'error',
  description: 'A field with rules has a message for whoever breaks them.',
  run: ({ forms }) => forms.flatMap((form) => fieldsOf(form).flatMap((field) => finding(form, field))),
};
