import { isObject } from '../../../json/json-value.ts';
import { formSchemaFile } from '../../../schema/form-schema-file.ts';
import type { Json, Schemas } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import { isForm } from './contents.ts';
import type { PlacedSection } from './placed-sections.ts';

/** A form within a section, with the rules for its answers, if there are any. */
export type PlacedForm = { form: Json; place: Place; rules: Json | undefined };

/** Every form of some sections. */
export const placeForms = (sections: PlacedSection[], schemas: Schemas): PlacedForm[] => {
  const forms: PlacedForm[] = [];
  const visit = (value: unknown, pointer: string, around: Place): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && isForm(value)) {
      const rules = schemas[formSchemaFile(String(value.schema))];
      forms.push({ form: value, place: { ...around, pointer }, rules });
      return;
    }
    for (const [key, item] of Object.entries(value))
      if (typeof item === 'object') visit(item, below(pointer, key), around);
  };
  for (const { section, place } of sections) visit(section.props, below(place.pointer, 'props'), place);
  return forms;
};

/** Where the rules of a form stand, as a person finds them. */
export const rulesFileOf = ({ form }: PlacedForm): string => `schemas/${formSchemaFile(String(form.schema))}`;

/** One field of a form with the rules of its property, and the file where these stand. */
export type PlacedField = {
  name: string;
  field: Json;
  rules: Json | undefined;
  rulesFile: string;
  place: Place;
};

/** The fields of a form, each with its rules. */
export const fieldsOf = (placed: PlacedForm): PlacedField[] => {
  const { form, place, rules } = placed;
  const rulesFile = rulesFileOf(placed);
  const fields: unknown[] = Array.isArray(form.fields) ? form.fields : [];
  const properties = isObject(rules?.properties) ? rules.properties : {};
  return fields.flatMap((field, index) => {
    if (!isObject(field) || typeof field.name !== 'string') return [];
    const own = properties[field.name];
    const at = { ...place, pointer: below(place.pointer, 'fields', index) };
    const rulesOfField = isObject(own) ? own : undefined;
    return [{ name: field.name, field, rules: rulesOfField, rulesFile, place: at }];
  });
};
