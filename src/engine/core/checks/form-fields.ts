import type { Check } from './check.ts';
import { fieldsOf, type PlacedForm } from './context/forms.ts';
import { listOf, objectOf } from './context/json-value.ts';
import { below, type Finding } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const unknownFields = (form: PlacedForm): Finding[] => {
  const known = Object.keys(objectOf(form.rules?.properties));
  return fieldsOf(form)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, place }) => ({
      ...place,
      pointer: below(place.pointer, 'name'),
      ...withSuggestion(
        `The form's schema has no property "${name}", so this answer is refused.`,
        closest(name, known),
      ),
    }));
};

const repeatedFields = (form: PlacedForm): Finding[] => {
  const seen = new Set<string>();
  return fieldsOf(form).flatMap(({ name, place }) => {
    if (seen.size !== seen.add(name).size) return [];
    return [
      { ...place, pointer: below(place.pointer, 'name'), message: `The form has the field "${name}" twice.` },
    ];
  });
};

const missingFields = (form: PlacedForm): Finding[] => {
  const present = new Set(fieldsOf(form).map(({ name }) => name));
  const unknown = unknownFields(form).map(({ suggestion }) => suggestion);
  return listOf(form.rules?.required)
    .map(String)
    .filter((name) => !present.has(name) && !unknown.includes(name))
    .map((name) => ({
      ...form.place,
      pointer: below(form.place.pointer, 'fields'),
      message: `The form's schema demands "${name}", but no field asks for it, so the form can never be sent.`,
    }));
};

/** The fields of a form against the properties of the schema it is checked with. */
export const formFields: Check = {
  id: 'form/fields',
  severity: 'error',
  description:
    'The fields of a form are properties of its schema, and every property that must be there has a field.',
  advice:
    'An answer that the schema does not know is refused, and a question that no field asks can never be answered. Name each field like its property in schemas/forms, such as "email", and ask for every property that is required.',
  run: ({ forms }) =>
    forms
      .filter(({ rules }) => rules !== undefined)
      .flatMap((form) => [...unknownFields(form), ...repeatedFields(form), ...missingFields(form)]),
};
