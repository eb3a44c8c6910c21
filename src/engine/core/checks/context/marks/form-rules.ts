import { listOf, objectOf } from '../../../json/json-value.ts';
import type { Json } from '../../../types.ts';
import type { PlacedField, PlacedForm } from './forms.ts';

/** The rules that a form can check and has words for. */
export const ruleNames = ['required', 'minLength', 'maxLength', 'pattern', 'enum'];

const isRule = (rule: string, own: Json): boolean =>
  own[rule] !== undefined && !(rule === 'minLength' && Number(own.minLength) <= 1);

/** The rules that an answer to a field can break. One character at least is what `required` says already. */
export const rulesOf = ({ rules }: PlacedForm, { name, rules: own }: PlacedField): string[] => [
  ...(listOf(rules?.required).includes(name) ? ['required'] : []),
  ...ruleNames.slice(1).filter((rule) => isRule(rule, own ?? {})),
];

/** The rules for which a field has words. */
export const messagesOf = ({ field }: PlacedField): string[] => Object.keys(objectOf(field.errors));

/** Whose words fit as well: an empty answer is too short, too, and an endless address no address. */
const substitutes: Record<string, readonly string[]> = {
  required: ['minLength', 'pattern', 'enum'],
  maxLength: ['pattern'],
  enum: ['required'],
};

/** Whether a visitor who breaks a rule gets a message. */
export const isTold = (rule: string, messages: readonly string[]): boolean =>
  messages.includes(rule) || (substitutes[rule] ?? []).some((other) => messages.includes(other));

/** Messages for rules that the field does not have: they are never shown. */
export const idleMessages = (form: PlacedForm, field: PlacedField): string[] => {
  const rules = rulesOf(form, field);
  return messagesOf(field).filter((rule) => !rules.includes(rule));
};
