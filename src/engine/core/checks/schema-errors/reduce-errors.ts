import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../../json/json-value.ts';
import { withoutUndefined } from '../../json/without-undefined.ts';
import { oncePer } from '../problems/once-per.ts';
import { above, below, isAtOrBelow, lastStep } from '../problems/pointer-steps.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { describeError, keywordOf } from './describe-error.ts';
import { ownerOf, pointerOf, quotedNames, type SchemaFault } from './fault.ts';
import { missingName } from './missing-name.ts';
import { numberFaults } from './number-faults.ts';
import { unknownProperty } from './unknown-property.ts';

const echoes = new Set(['if', 'propertyNames', 'dependentSchemas']);
const choices = new Set(['anyOf', 'oneOf']);

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
      !(other.keyword in numberFaults) && numbers.some((number) => isAtOrBelow(other.instancePath, number)),
  );
};

/** Without the errors that only repeat another: conditions, and the branches of a choice that none fits. */
const withoutConsequences = (errors: ErrorObject[]): ErrorObject[] => {
  const failed = errors.filter(({ keyword }) => choices.has(keyword)).map(({ instancePath }) => instancePath);
  return errors.filter((error) => {
    if (echoes.has(error.keyword) || isLimitOfWords(error) || isOfWrongNumber(error, errors)) return false;
    return choices.has(error.keyword) || !failed.some((choice) => isAtOrBelow(error.instancePath, choice));
  });
};

const wrongValue = (error: ErrorObject): SchemaFault => {
  const { message, suggestion, sure, asked, todo, remedy, choices, tells } = describeError(error);
  return {
    pointer: pointerOf(error),
    keyword: keywordOf(error),
    ...withSuggestion(message, suggestion),
    ...withoutUndefined({
      limit: error.keyword === 'maxItems' ? Number(error.params.limit) : undefined,
      at: error.propertyName === undefined ? undefined : ('key' as const),
      fix: sure === undefined ? undefined : { set: sure },
      asked,
      todo,
      remedy,
      choices,
      tells,
    }),
  };
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
const oncePerWrongType = (names: SchemaFault[], errors: ErrorObject[]): SchemaFault[] =>
  [...Map.groupBy(names, ownerOf)].flatMap(([owner, own]) => {
    const missing = own.filter((fault) => fault.missing !== undefined);
    const unknown = own.filter((fault) => fault.missing === undefined);
    const isSlip = own.length < 2 || unknown.every(({ suggestion }) => suggestion !== undefined);
    const type = isSlip ? undefined : typeAt(errors, owner);
    if (type === undefined) return own;
    const needs =
      missing.length === 0 ? '' : `needs ${quotedNames(missing.map((fault) => fault.missing))} and `;
    const has = quotedNames(unknown.map(({ pointer }) => lastStep(pointer)));
    const message = `An item of the type "${type}" ${needs}knows no ${has}. Is it of another type?`;
    return { pointer: below(owner, 'type'), keyword: 'const', message };
  });

/** The faults behind the errors of one validation: one for each thing that a person must change. */
export const reduceErrors = (errors: ErrorObject[]): SchemaFault[] => {
  if (errors.length === 0) return [];
  const real = withoutConsequences(errors);
  const of = (keyword: string) => real.filter((error) => error.keyword === keyword);
  const unknown = of('additionalProperties').map(unknownProperty);
  const missing = [
    ...new Map(
      of('required').map((error) => [`${error.instancePath}\n${error.params.missingProperty}`, error]),
    ).values(),
  ].map(missingName);
  const values = real.filter(({ keyword }) => keyword !== 'additionalProperties' && keyword !== 'required');
  const names = oncePerWrongType([...unknown, ...withoutMisspelt(missing, unknown)], real);
  return [...names, ...oncePer(values, pointerOf).map(wrongValue)];
};
