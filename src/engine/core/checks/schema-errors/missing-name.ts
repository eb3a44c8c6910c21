import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, listOf, objectOf } from '../../json/json-value.ts';
import { below } from '../problems/pointer-steps.ts';
import { withRemedy } from '../problems/with-remedy.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { pathName, purposeOf, quote, type SchemaFault } from './fault.ts';
import { howToWrite } from './how-to-write.ts';
import { sampleFor } from './sample-for.ts';

/** A name that stands for another, and whether it may become that without asking. */
type SlipOfName = { name: string; isSure: boolean };

/** The types that a missing `type` could be. */
const typesOf = (schema: unknown, name: string): unknown[] =>
  listOf(objectOf(objectOf(objectOf(schema).properties)[name]).enum);

/** What other systems call a type. */
const wordsForType = /^(?:kind|block|blockType|component|variant)$/;

/** The name beside a missing `type` that was probably meant for it: without a type nothing else can be measured. */
const nameForType = ({ data, parentSchema, params }: ErrorObject): SlipOfName | undefined => {
  const missing = String(params.missingProperty);
  if (!isObject(data) || parentSchema?.additionalProperties !== undefined) return undefined;
  const letters = (name: string) => [...name].sort().join('');
  const names = Object.keys(data);
  const slip = names.find((name) => editDistance(name, missing) === 1 || letters(name) === letters(missing));
  if (slip !== undefined) return { name: slip, isSure: true };
  const types = typesOf(parentSchema, missing);
  const word = names.find((name) => wordsForType.test(name) && types.includes(data[name]));
  return word === undefined ? undefined : { name: word, isSure: false };
};

const allowedTypes = (schema: unknown, name: string): string => {
  const values = typesOf(schema, name);
  return values.length === 0 ? '' : ` It can be ${values.map(quote).join(', ')}.`;
};

/** A type that slipped into the props beside which it belongs: without it, nothing measures these. */
const typeWithin = ({ data, instancePath }: ErrorObject, missing: string): SchemaFault | undefined => {
  const { props } = objectOf(data);
  if (missing !== 'type' || typeof objectOf(props).type !== 'string') return undefined;
  const message = '"type" belongs beside "props", where it is missing. Move it there.';
  return { pointer: below(instancePath, 'props', 'type'), at: 'key', keyword: 'required', message };
};

/** What a property is for, as it goes on behind a colon. */
const inSentence = (purpose: string): string =>
  purpose.replace(/^ \p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** The fault of a property that is missing. */
export const missingName = (error: ErrorObject): SchemaFault => {
  const missing = String(error.params.missingProperty);
  const within = typeWithin(error, missing);
  if (within) return within;
  const where = pathName(error.instancePath);
  const place = where === '' ? '' : ` in "${where}"`;
  const slip = nameForType(error);
  if (slip !== undefined) {
    return {
      pointer: below(error.instancePath, slip.name),
      at: 'key',
      keyword: error.keyword,
      ...withSuggestion(`There is no property "${slip.name}"${place}.`, missing),
      ...(slip.isSure ? { fix: { rename: missing } } : {}),
    };
  }
  const fault = `"${missing}" is missing${place}`;
  const purpose = purposeOf(error.parentSchema, missing);
  const todo = sampleFor(error.parentSchema, missing);
  return {
    pointer: error.instancePath,
    missing,
    tells: 'missing',
    keyword: error.keyword,
    todo,
    ...withRemedy(
      purpose === ''
        ? `${fault}.${allowedTypes(error.parentSchema, missing)}`
        : `${fault}:${inSentence(purpose)}`,
      howToWrite([todo], error.instancePath),
    ),
    ...(where === '' ? {} : { group: where }),
  };
};
