import type { Check } from '../check.ts';
import { fieldsOf, type PlacedField } from '../context/marks/forms.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const kinds = ['text', 'email', 'select', 'textarea'];

/** An answer longer than this may have several lines; browser and server read shorter ones as one line. */
const lineLimit = 1000;

const expectedKind = ({ rules = {} }: PlacedField): string => {
  if (Array.isArray(rules.enum)) return 'select';
  if (rules.format === 'email' || String(rules.pattern ?? '').includes('@')) return 'email';
  return typeof rules.maxLength === 'number' && rules.maxLength > lineLimit ? 'textarea' : 'text';
};

const reasons: Record<string, (name: string) => string> = {
  select: (name) => `allows certain values only for "${name}"`,
  email: (name) => `asks for an e-mail address in "${name}"`,
  textarea: (name) => `allows several lines in "${name}"`,
  text: (name) => `asks for one line in "${name}" (several need a "maxLength" above ${lineLimit})`,
};

const wrongKind = (field: PlacedField): Finding[] => {
  const { kind } = field.field;
  if (typeof kind !== 'string' || field.rules === undefined) return [];
  const expected = expectedKind(field);
  // A slip in the name of the right kind is reported by the schema.
  if (!kinds.includes(kind) && closest(kind, kinds) === expected) return [];
  // A text may be one of a list that only the page has.
  if (kind === expected || (kind === 'select' && expected === 'text' && field.field.options !== undefined))
    return [];
  const unknown = kinds.includes(kind) ? '' : `There is no kind "${kind}". `;
  const message = `${unknown}${field.rulesFile} ${reasons[expected]?.(field.name)}${unknown === '' ? `, which a field of kind "${kind}" cannot give` : ''}.`;
  const pointer = below(field.place.pointer, 'kind');
  // A choice needs options, which only a person can write.
  const fix = expected === 'select' && field.field.options === undefined ? {} : { fix: { set: expected } };
  return [{ ...field.place, pointer, ...withSuggestion(message, expected), ...fix }];
};

const wrongOptions = (field: PlacedField): Finding[] => {
  const { kind, options } = field.field;
  if (kind === 'select' && options === undefined) {
    return [
      {
        ...field.place,
        missing: 'options',
        message: `"${field.name}" is a choice without options. List them.`,
      },
    ];
  }
  if (options === undefined || kind === 'select' || !kinds.includes(String(kind))) return [];
  const message = `"${field.name}" has options, which a field of kind "${String(kind)}" does not show. Make it a select, or remove them.`;
  return [{ ...field.place, pointer: below(field.place.pointer, 'options'), at: 'key', message }];
};

/** Fields that are filled in otherwise than the form's schema reads them. */
export const formUnknownFieldType: Check = {
  id: 'form/unknown-field-type',
  severity: 'error',
  description: 'The kind of a field fits what may be answered there, by its rules in schemas/forms.',
  advice:
    'A text field for a value of a list lets visitors write what is then refused; a single line for a long message cuts their lines. Choose the kind that fits: "select" for a list of values, "email" for an address, "textarea" for a long text.',
  runOnPages: ({ forms }) =>
    forms.flatMap(fieldsOf).flatMap((field) => {
      const wrong = wrongKind(field);
      return wrong.length > 0 ? wrong : wrongOptions(field);
    }),
};
