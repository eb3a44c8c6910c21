import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, objectOf } from '../../json-value.ts';
import { above, below, isWithinPlace, lastStep } from '../problems/problem.ts';
import { nearestName } from '../suggestions/closest.ts';
import { editDistance } from '../suggestions/edit-distance.ts';
import { onlySlip } from '../suggestions/one-slip.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { describeError, keywordOf } from './describe-error.ts';
import { ownerOf, pathName, pointerOf, purposeOf, quote, quotedNames, type SchemaFault } from './fault.ts';
import { isRequired, namesFor } from './names-for.ts';
import { numberFaults } from './number-faults.ts';
import { sampleFor } from './sample-for.ts';
import { isSection, strayedSection } from './strayed-section.ts';

const echoes = new Set(['if', 'propertyNames', 'dependentSchemas']);
const choices = new Set(['anyOf', 'oneOf']);
const order = ['type', 'enum', 'const', 'minLength', 'pattern', 'format'];

const rank = (error: ErrorObject) => {
  const index = order.indexOf(error.keyword);
  return index === -1 ? order.length : index;
};

/** The limit of a text is for its words in every language (`i18n/max-length`), not for its key. */
const isLimitOfWords = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'maxLength' && String(parentSchema?.$ref).endsWith('#/$defs/text');

/** Whether numbers only seem not to go together, because one of them is wrong by itself. */
const isOfWrongNumber = (error: ErrorObject, errors: ErrorObject[]): boolean => {
  if (!(error.keyword in numberFaults)) return false;
  const { instancePath, params } = error;
  const numbers = [instancePath, below(above(instancePath), String(params.beside))];
  return errors.some(
    (other) =>
      !(other.keyword in numberFaults) && numbers.some((number) => isWithinPlace(other.instancePath, number)),
  );
};

/** Without the errors that only repeat another: conditions, and the branches of a choice that none fits. */
const withoutConsequences = (errors: ErrorObject[]): ErrorObject[] => {
  const failed = errors.filter(({ keyword }) => choices.has(keyword)).map(({ instancePath }) => instancePath);
  return errors.filter((error) => {
    if (echoes.has(error.keyword) || isLimitOfWords(error) || isOfWrongNumber(error, errors)) return false;
    return choices.has(error.keyword) || !failed.some((choice) => isWithinPlace(error.instancePath, choice));
  });
};

const knownNames = (error: ErrorObject): string[] =>
  isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];

const unknownName = (error: ErrorObject): SchemaFault => {
  const name = String(error.params.additionalProperty);
  const present = isObject(error.data) ? error.data : {};
  if (isSection(present[name])) return strayedSection(error);
  const free = knownNames(error).filter((known) => present[known] === undefined && known !== '$schema');
  const fitting = namesFor(error, present[name], free);
  // What must be there and could have this value was rather meant than what could not.
  // A switch is never meant for words or a moment.
  const likely = isRequired(error, fitting) || typeof present[name] === 'boolean' ? fitting : free;
  const suggestion = nearestName(name, likely);
  const where = pathName(error.instancePath);
  const place = where === '' ? 'here' : `in "${where}"`;
  const remedy = fitting.length > 0 ? `Remove it, or choose one of: ${fitting.join(', ')}.` : 'Remove it.';
  const { message } = withSuggestion(`There is no property "${name}" ${place}.`, suggestion);
  const sure = onlySlip(name, likely);
  return {
    pointer: pointerOf(error),
    at: 'key',
    keyword: error.keyword,
    message: suggestion === undefined ? `${message} ${remedy}` : message,
    ...(suggestion === undefined ? { remedy, isGroup: isObject(present[name]) } : { suggestion }),
    ...(sure === undefined ? {} : { fix: { rename: sure } }),
  };
};

/** The name beside a missing `type` that was probably meant for it: without a type nothing else can be measured. */
const misspeltType = ({ data, parentSchema, params }: ErrorObject): string | undefined => {
  const missing = String(params.missingProperty);
  if (!isObject(data) || parentSchema?.additionalProperties !== undefined) return undefined;
  const letters = (name: string) => [...name].sort().join('');
  return Object.keys(data).find(
    (name) => editDistance(name, missing) === 1 || letters(name) === letters(missing),
  );
};

const allowedTypes = (schema: unknown, name: string): string => {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const own = properties[name];
  const values = isObject(own) && Array.isArray(own.enum) ? own.enum : [];
  return values.length === 0 ? '' : ` It can be ${values.map(quote).join(', ')}.`;
};

/** A type that slipped into the props beside which it belongs: without it, nothing measures these. */
const typeWithin = ({ data, instancePath }: ErrorObject, missing: string): SchemaFault | undefined => {
  const { props } = objectOf(data);
  if (missing !== 'type' || typeof objectOf(props).type !== 'string') return undefined;
  const message = '"type" belongs beside "props", where it is missing. Move it there.';
  return { pointer: below(instancePath, 'props', 'type'), at: 'key', keyword: 'required', message };
};

const missingName = (error: ErrorObject): SchemaFault => {
  const missing = String(error.params.missingProperty);
  const within = typeWithin(error, missing);
  if (within) return within;
  const where = pathName(error.instancePath);
  const place = where === '' ? '' : ` in "${where}"`;
  const slip = misspeltType(error);
  if (slip !== undefined) {
    const pointer = below(error.instancePath, slip);
    const { message } = withSuggestion(`There is no property "${slip}"${place}.`, missing);
    return {
      ...{ pointer, at: 'key', keyword: error.keyword, message },
      ...{ suggestion: missing, fix: { rename: missing } },
    };
  }
  const purpose = purposeOf(error.parentSchema, missing) || allowedTypes(error.parentSchema, missing);
  const remedy = sampleFor(error.parentSchema, missing);
  const example = remedy.endsWith(': …') ? '' : `, such as ${remedy}`;
  const message = `"${missing}" is missing${place}.${purpose} Write it${example}.`;
  return {
    ...{ pointer: error.instancePath, missing, keyword: error.keyword, message, remedy },
    ...(where === '' ? {} : { group: where }),
  };
};

const wrongValue = (error: ErrorObject): SchemaFault => {
  const { message, suggestion, sure, remedy } = describeError(error);
  return {
    pointer: pointerOf(error),
    keyword: keywordOf(error),
    ...(error.keyword === 'maxItems' ? { limit: Number(error.params.limit) } : {}),
    ...(error.propertyName === undefined ? {} : { at: 'key' as const }),
    ...withSuggestion(message, suggestion),
    ...(sure === undefined ? {} : { fix: { set: sure } }),
    ...(remedy === undefined ? {} : { remedy }),
  };
};

const firstPerPlace = (errors: ErrorObject[]): ErrorObject[] => {
  const best = new Map<string, ErrorObject>();
  for (const error of errors) {
    const pointer = pointerOf(error);
    const known = best.get(pointer);
    if (!known || rank(error) < rank(known)) best.set(pointer, error);
  }
  return [...best.values()];
};

/** A missing property with its misspelt name beside it is one fault, reported at the misspelt name. */
const withoutMisspelt = (missing: SchemaFault[], unknown: SchemaFault[]): SchemaFault[] =>
  missing.filter(
    (fault) =>
      !unknown.some(
        ({ pointer, suggestion }) => suggestion === fault.missing && above(pointer) === fault.pointer,
      ),
  );

const typeAt = (errors: ErrorObject[], owner: string): string | undefined => {
  const { data, parentSchema } = errors.find(({ instancePath }) => instancePath === owner) ?? {};
  const properties = isObject(parentSchema?.properties) ? parentSchema.properties : {};
  const isChosen = isObject(properties.type) && 'const' in properties.type;
  return isChosen && isObject(data) && typeof data.type === 'string' ? data.type : undefined;
};

/** An item with several names that its type does not know, or lacks, is of another type: one fault. */
const oncePerWrongType = (names: SchemaFault[], errors: ErrorObject[]): SchemaFault[] => {
  const wrong = [...new Set(names.map(ownerOf))].flatMap((owner): SchemaFault[] => {
    const own = names.filter((fault) => ownerOf(fault) === owner);
    const missing = own.filter((fault) => fault.missing !== undefined);
    const unknown = own.filter((fault) => fault.missing === undefined);
    const isSlip = own.length < 2 || unknown.every(({ suggestion }) => suggestion !== undefined);
    const type = isSlip ? undefined : typeAt(errors, owner);
    if (type === undefined) return [];
    const needs =
      missing.length === 0 ? '' : `needs ${quotedNames(missing.map((fault) => fault.missing))} and `;
    const has = quotedNames(unknown.map(({ pointer }) => lastStep(pointer)));
    const message = `An item of the type "${type}" ${needs}knows no ${has}. Is it of another type?`;
    return [{ pointer: below(owner, 'type'), keyword: 'const', message }];
  });
  const told = new Set(wrong.map(ownerOf));
  return [...names.filter((fault) => !told.has(ownerOf(fault))), ...wrong];
};

/** The faults behind the errors of one validation: one for each thing that a person must change. */
export const reduceErrors = (errors: ErrorObject[]): SchemaFault[] => {
  if (errors.length === 0) return [];
  const real = withoutConsequences(errors);
  const of = (keyword: string) => real.filter((error) => error.keyword === keyword);
  const unknown = of('additionalProperties').map(unknownName);
  const missing = [
    ...new Map(
      of('required').map((error) => [`${error.instancePath}\n${error.params.missingProperty}`, error]),
    ).values(),
  ].map(missingName);
  const values = real.filter(({ keyword }) => keyword !== 'additionalProperties' && keyword !== 'required');
  const names = oncePerWrongType([...unknown, ...withoutMisspelt(missing, unknown)], real);
  return [...names, ...firstPerPlace(values).map(wrongValue)];
};
