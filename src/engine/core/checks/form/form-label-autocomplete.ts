import type { Check } from '../check.ts';
import { fieldsOf, type PlacedField } from '../context/marks/forms.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** The words of HTML for what browsers may fill in. */
export const autocompleteTokens =
  'off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname email username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-number cc-exp cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex tel tel-country-code tel-national tel-area-code tel-local tel-extension impp url photo shipping billing home work mobile webauthn'.split(
    ' ',
  );

const usual: Record<string, string> = {
  name: 'name',
  email: 'email',
  company: 'organization',
  organization: 'organization',
  phone: 'tel',
};

const expectedToken = ({ name, rules }: PlacedField): string | undefined =>
  usual[name] ?? (String(rules?.pattern ?? '').includes('@') ? 'email' : undefined);

/** Tells an "autocomplete" that is missing, that browsers do not know, or that is for another kind of field. */
const finding = (field: PlacedField): Finding[] => {
  const { autocomplete } = field.field;
  const expected = expectedToken(field);
  if (autocomplete === undefined) {
    if (expected === undefined) return [];
    const message = `Browsers cannot fill in "${field.name}" for the visitor. Write "autocomplete": "${expected}".`;
    return [{ ...field.place, missing: 'autocomplete', message }];
  }
  if (typeof autocomplete !== 'string') return [];
  const written = autocomplete.split(' ');
  const unknown = written.find((token) => !autocompleteTokens.includes(token));
  const pointer = below(field.place.pointer, 'autocomplete');
  if (unknown !== undefined) {
    const meant = expected ?? closest(unknown, autocompleteTokens);
    const fix = meant === undefined ? {} : { fix: { set: meant } };
    return [
      { ...field.place, pointer, ...withSuggestion(`Browsers do not know "${unknown}".`, meant), ...fix },
    ];
  }
  if (expected === undefined || written.at(-1) === expected) return [];
  const message = `"${autocomplete}" does not say what "${field.name}" asks for.`;
  return [{ ...field.place, pointer, ...withSuggestion(message, expected), fix: { set: expected } }];
};

/** Fields about the visitor that the browser could fill in, but that do not say so. */
export const formLabelAutocomplete: Check = {
  id: 'form/label-autocomplete',
  severity: 'warning',
  description: 'A field about the visitor says what browsers may fill in.',
  advice:
    'Whoever types with difficulty, or on a phone, is glad of a name and an address filled in by themselves. Write "autocomplete": "email" beside an e-mail address, "name" beside a name and "organization" beside a company.',
  runOnPages: ({ forms }) => forms.flatMap(fieldsOf).flatMap(finding),
};
