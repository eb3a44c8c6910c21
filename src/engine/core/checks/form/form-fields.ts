import { listOf, objectOf } from '../../json/json-value.ts';
import { formNames, formSchemaFile } from '../../schema/form-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { exchangedPairs } from '../context/exchanged-pairs.ts';
import { isTold, messagesOf } from '../context/marks/form-rules.ts';
import { fieldsOf, type PlacedField, type PlacedForm, rulesFileOf } from '../context/marks/forms.ts';
import { onlyOne } from '../context/only-one.ts';
import { repeats } from '../context/repeats.ts';
import { seemExchanged } from '../problems/exchange-phrases.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

const unknownFields = (form: PlacedForm): Finding[] => {
  const known = Object.keys(objectOf(form.rules?.properties));
  const fields = fieldsOf(form);
  const free = known.filter((other) => fields.every(({ name }) => name !== other));
  // The only answer that no field asks for is the one that is meant, however it is misspelt.
  const only = onlyOne(free);
  return fields
    .filter(({ name }) => !known.includes(name))
    .map(({ name, place, rulesFile }) => ({
      ...place,
      pointer: below(place.pointer, 'name'),
      ...withSuggestion(
        `${rulesFile} has no field "${name}", so this answer would be refused.`,
        closest(name, known) ?? only,
        `Add it there too, or ask for one of: ${(free.length > 0 ? free : known).join(', ')}.`,
      ),
    }));
};

/** Fields whose words say that they may be left empty, although they may not. */
const saidOptional = (form: PlacedForm): Finding[] => {
  const required = listOf(form.rules?.required);
  return fieldsOf(form)
    .filter(({ name, field }) => field.optional !== undefined && required.includes(name))
    .map((own) => {
      const { name, place, rulesFile } = own;
      const rest = isTold('required', messagesOf(own)) ? '' : ' and write "required": "t:…" in "errors"';
      const message = `${rulesFile} demands an answer to "${name}", and this says that there need be none. Take "${name}" out of "required" there, or remove "optional"${rest}.`;
      return { ...place, pointer: below(place.pointer, 'optional'), at: 'key', message };
    });
};

/**
 * Whether a field's words, or its kind for browsers, have its name: of two fields with one name, such a field is the
 * right one.
 */
const isNamedSo = ({ name, field }: PlacedField): boolean =>
  [field.label, field.placeholder, field.autocomplete].some((text) => String(text).includes(name));

const repeatedFields = (form: PlacedForm): Finding[] => {
  const sameName = repeats(fieldsOf(form), ({ name }) => name);
  return sameName.map(([field, other]) => {
    const { name, place } = isNamedSo(field) && !isNamedSo(other) ? other : field;
    const message = `The form asks for "${name}" twice. Remove one of the fields, or correct its name.`;
    return { ...place, pointer: below(place.pointer, 'name'), message };
  });
};

const missingFields = (form: PlacedForm): Finding[] => {
  const present = new Set(fieldsOf(form).map(({ name }) => name));
  const unknown = unknownFields(form).map(({ suggestion }) => suggestion);
  const absent = listOf(form.rules?.required)
    .map(String)
    .filter((name) => !present.has(name) && !unknown.includes(name));
  if (absent.length === 0) return [];
  const names = absent.map((name) => `"${name}"`).join(', ');
  return [
    {
      ...form.place,
      pointer: below(form.place.pointer, 'fields'),
      message: `${rulesFileOf(form)} demands ${names}, but no field asks for ${absent.length === 1 ? 'it' : 'them'}, so the form can never be sent. Add what is missing.`,
    },
  ];
};

/** Two fields, each with the name that the words of the other say. */
const exchangedFields = (form: PlacedForm): Finding[] => {
  const strange = fieldsOf(form).filter((field) => !isNamedSo(field));
  const areExchanged = (one: PlacedField, other: PlacedField) =>
    isNamedSo({ ...one, name: other.name }) && isNamedSo({ ...other, name: one.name });
  return exchangedPairs(strange, areExchanged).map(([one, other]) => {
    const fault = `This field is called "${one.name}" and asks for "${other.name}", and that called "${other.name}" asks for "${one.name}": ${seemExchanged('the two names')}`;
    const at = ({ place }: PlacedField) => ({ ...place, pointer: below(place.pointer, 'name') });
    return toldExchange(at(one), at(other), fault);
  });
};

const faultsOf = (form: PlacedForm): Finding[] => [
  ...exchangedFields(form),
  ...unknownFields(form),
  ...repeatedFields(form),
  ...missingFields(form),
  ...saidOptional(form),
];

/** That another schema is named than the one whose answers the fields ask for, when there is one without any fault. */
const wrongSchema = (form: PlacedForm, { source }: CheckContext): Finding[] => {
  const named = String(form.form.schema);
  const fitting = formNames(source.schemas).find(
    (name) =>
      name !== named && faultsOf({ ...form, rules: source.schemas[formSchemaFile(name)] }).length === 0,
  );
  if (fitting === undefined) return [];
  const message = `The fields of this form are not those of the schema "${named}".`;
  const place = { ...form.place, pointer: below(form.place.pointer, 'schema') };
  return [{ ...place, ...withSuggestion(message, fitting) }];
};

/** The fields of a form against the properties of the schema it is checked with. */
export const formFields: Check = {
  id: 'form/fields',
  severity: 'error',
  description:
    'The fields of a form are those of its rules in schemas/forms, and every answer that must be given has a field.',
  advice:
    'An answer that the rules do not know is refused, and a question that no field asks can never be answered. Give each field the name of its property in schemas/forms, such as "email", and ask for every property under "required".',
  runOnPages: (context) =>
    context.forms
      .filter(({ rules }) => rules !== undefined)
      .flatMap((form) => {
        const faults = faultsOf(form);
        const cause = faults.length === 0 ? [] : wrongSchema(form, context);
        return cause.length > 0 ? cause : faults;
      }),
};
