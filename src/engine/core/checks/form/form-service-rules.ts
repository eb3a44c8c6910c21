import { listOf, objectOf } from '../../json/json-value.ts';
import { formSchemaFile } from '../../schema/form-schema-file.ts';
import type { Json, Schemas } from '../../types.ts';
import type { Check } from '../check.ts';
import { fieldsOf, type PlacedField, type PlacedForm } from '../context/marks/forms.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { isNamedForService } from './form-endpoint.ts';

/** The rules by which a service reads answers: those of its own name, whatever the rules of the form are. */
type Service = { name: string; file: string; rules: Json };

const serviceOf = ({ form }: PlacedForm, schemas: Schemas): Service | undefined => {
  const name = String(form.endpoint);
  const rules = schemas[formSchemaFile(name)];
  // A form with the name of another service is `form/endpoint`'s.
  if (!rules || form.schema === name || isNamedForService(form)) return undefined;
  return { name, file: `schemas/${formSchemaFile(name)}`, rules };
};

/** Whether all that a rule lets pass is let pass by the service, too. Two patterns cannot be compared. */
const isNarrow: Record<string, (own: unknown, given: unknown) => boolean> = {
  minLength: (own, given) => Number(given) <= 1 || Number(own ?? 0) >= Number(given),
  maxLength: (own, given) => Number(own ?? Number.POSITIVE_INFINITY) <= Number(given),
  pattern: (own) => own !== undefined,
  enum: (own, given) => Array.isArray(own) && own.every((value) => listOf(given).includes(value)),
};

/** Why the service refuses a field that passes the rules of the form; undefined if it does not. */
const refusal = (
  form: PlacedForm,
  { name, rules, file }: Service,
  field: PlacedField,
): string | undefined => {
  const known = objectOf(rules.properties);
  if (!(field.name in known))
    return `The service "${name}" does not know "${field.name}", so it refuses whatever this form sends. Write "${field.name}" into ${file} as well, or take this field away.`;
  if (listOf(rules.required).includes(field.name) && !listOf(form.rules?.required).includes(field.name))
    return `"${field.name}" may be left empty here, and the service "${name}" refuses that. Write it under "required" in ${field.rulesFile}, or take it out of there in ${file}.`;
  const [own, given] = [field.rules ?? {}, objectOf(known[field.name])];
  const rule = Object.keys(isNarrow).find(
    (each) => given[each] !== undefined && !isNarrow[each]?.(own[each], given[each]),
  );
  if (rule === undefined) return undefined;
  return `The service "${name}" refuses answers to "${field.name}" that ${field.rulesFile} allows: "${rule}" is ${JSON.stringify(given[rule])} in ${file}. Allow no more, or allow it there as well.`;
};

const unasked = ({ form, place }: PlacedForm, { name, rules, file }: Service): Finding[] => {
  const asked = listOf(form.fields).map((field) => objectOf(field).name);
  const absent = listOf(rules.required).filter((required) => !asked.includes(required));
  if (absent.length === 0) return [];
  const names = absent.map((required) => `"${String(required)}"`).join(', ');
  const message = `The service "${name}" demands ${names}, as ${file} says, but no field asks for ${absent.length === 1 ? 'it' : 'them'}, so the form can never be sent. Add what is missing, or take it out of "required" there.`;
  return [{ ...place, pointer: below(place.pointer, 'fields'), message }];
};

const faultsOf = (form: PlacedForm, service: Service): Finding[] => {
  const fields = fieldsOf(form);
  // A field that the rules of the form do not know is reported by `form/fields`.
  if (fields.some(({ rules }) => rules === undefined)) return [];
  const refused = fields.flatMap((field): Finding[] => {
    const message = refusal(form, service, field);
    const pointer = below(field.place.pointer, 'name');
    return message === undefined ? [] : [{ ...field.place, pointer, message }];
  });
  return [...unasked(form, service), ...refused];
};

/** Forms with rules of their own against the rules of the service that takes their answers. */
export const formServiceRules: Check = {
  id: 'form/service-rules',
  severity: 'error',
  description: 'What a form with rules of its own asks for is what its service takes.',
  advice:
    'A service reads every answer by the rules of its own name, such as schemas/forms/contact.schema.json, and refuses what these do not know or do not allow: the visitor has filled in everything and cannot send it. Write new questions there as well, not under "required" when other forms do not ask them, and ask for all that is required there.',
  runOnPages: ({ forms, source: { schemas } }) =>
    forms.flatMap((form) => {
      const service = form.rules === undefined ? undefined : serviceOf(form, schemas);
      return service ? faultsOf(form, service) : [];
    }),
};
