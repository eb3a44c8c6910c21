import { isObject } from '../../../json/json-value.ts';
import type { Json } from '../../../types.ts';
import { walkSchema } from '../../context/schemas/walk-schema.ts';
import { below, lastStep } from '../../problems/pointer-steps.ts';
import { valueAt } from '../../problems/value-at.ts';
import { kindsInWords } from '../../schema-errors/fault.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { SchemaSlip } from './schema-slip.ts';

const words =
  'type enum const properties required additionalProperties items minLength maxLength pattern format minimum maximum minItems maxItems uniqueItems description title default examples $ref oneOf anyOf allOf if then else not'.split(
    ' ',
  );

/** Where the first schema within a schema is for which something holds. */
const placeWhere = (schema: Json, holds: (node: Json) => boolean): string | undefined => {
  let found: string | undefined;
  walkSchema(schema, (node, pointer) => {
    if (found === undefined && holds(node)) found = pointer;
  });
  return found;
};

const isPattern = (text: unknown): boolean => {
  try {
    return text === undefined || Boolean(new RegExp(String(text), 'u'));
  } catch {
    return false;
  }
};

/** A property that was written beside the others, and not among them. */
const isStrayed = (node: unknown, name: string): boolean =>
  isObject(node) && isObject(node.properties) && isObject(node[name]);

const unknownWord = (schema: Json, reason: string): SchemaSlip | undefined => {
  const word = /unknown keyword: "(.+?)"/.exec(reason)?.[1];
  const around = word === undefined ? undefined : placeWhere(schema, (node) => word in node);
  if (word === undefined || around === undefined) return undefined;
  const message = `A schema has no word "${word}".`;
  const todo = isStrayed(valueAt(schema, around), word) ? 'Move it into "properties".' : '';
  return { pointer: below(around, word), ...withSuggestion(message, closest(word, words), todo) };
};

const brokenPattern = (schema: Json): SchemaSlip | undefined => {
  const around = placeWhere(schema, (node) => !isPattern(node.pattern));
  if (around === undefined) return undefined;
  const message = 'This pattern cannot be read: is a bracket not closed? Write a regular expression.';
  return { pointer: below(around, 'pattern'), message };
};

const kinds = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** A kind of value that no schema knows, such as "text". */
const unknownKind = (schema: Json): SchemaSlip | undefined => {
  const isKnown = ({ type }: Json) =>
    [type].flat().every((kind) => kind === undefined || kinds.includes(String(kind)));
  let wrong: Json | undefined;
  const around = placeWhere(schema, (node) => {
    if (isKnown(node)) return false;
    wrong ??= node;
    return true;
  });
  if (around === undefined) return undefined;
  const message = `"type" is ${JSON.stringify(wrong?.type)}. It can be ${kinds.map((kind) => `"${kind}"`).join(', ')}.`;
  return { pointer: below(around, 'type'), ...withSuggestion(message, closest(String(wrong?.type), kinds)) };
};

/** What a value of a schema must be, for people. */
const inWords = (rule: string): string =>
  rule.replace(
    /^must be (array|object|string|boolean|number|integer)$/,
    (_, kind: string) => `must be ${kindsInWords(kind)}`,
  );

const wrongValue = (reason: string): SchemaSlip | undefined => {
  const [, pointer, rule] = /invalid: data(\/\S+) ([^,]+)/.exec(reason) ?? [];
  if (pointer === undefined || rule === undefined) return undefined;
  const name = lastStep(pointer);
  const [, one, other] = /duplicate items \(items ## (\d+) and (\d+)/.exec(rule) ?? [];
  if (one !== undefined && other !== undefined) {
    const message = `This stands in "${name}" twice. Remove one of the two.`;
    return { pointer: below(pointer, Math.max(Number(one), Number(other))), message };
  }
  if (name === 'additionalProperties')
    return { pointer, message: `"${name}" cannot be this. Write false, so that a misspelt name is caught.` };
  return { pointer, message: `"${name}" of a schema cannot be this: it ${inWords(rule)}.` };
};

/** The compiler's words about a place that it names itself. */
const strictRule = (reason: string): SchemaSlip | undefined => {
  const [, rule, pointer] = /strict mode: (.+) at "[^"#]*#([^"]*)"/.exec(reason) ?? [];
  return rule === undefined || pointer === undefined
    ? undefined
    : { pointer, message: `This part of the schema contradicts itself: ${rule}.` };
};

/** A word that only says something of values of a kind, which nothing around it names. */
const missingKind = (schema: Json, reason: string): SchemaSlip | undefined => {
  const [, kind, word] = /missing type "([\w,]+)" for keyword "(\w+)"/.exec(reason) ?? [];
  if (kind === undefined || word === undefined) return undefined;
  const pointer = placeWhere(schema, (node) => node[word] !== undefined && node.type === undefined);
  const message = `"type" is missing. Write "type": "${kind.split(',')[0]}" beside "${word}".`;
  return pointer === undefined ? undefined : { pointer: below(pointer, word), message };
};

/** A list of values one behind the other whose number nothing says. The compiler names a place within the definition only. */
const openTuple = (schema: Json, reason: string): SchemaSlip | undefined => {
  const length = Number(/"prefixItems" is (\d+)-tuple/.exec(reason)?.[1]);
  const pointer = placeWhere(
    schema,
    ({ prefixItems, minItems, maxItems, items }) =>
      Array.isArray(prefixItems) &&
      prefixItems.length === length &&
      (minItems !== length || (items !== false && maxItems !== length)),
  );
  const message = `"prefixItems" describes ${length} values one behind the other. Write "minItems": ${length} and "maxItems": ${length} beside it.`;
  return pointer === undefined ? undefined : { pointer: below(pointer, 'prefixItems'), message };
};

const emptyChoice = (schema: Json): SchemaSlip | undefined => {
  const around = placeWhere(schema, (node) => Array.isArray(node.enum) && node.enum.length === 0);
  return around === undefined
    ? undefined
    : {
        pointer: below(around, 'enum'),
        message: '"enum" is empty, so no value can be right. List the values.',
      };
};

/** A reason why a schema cannot be used, with the place that it is about when the reason tells it. */
export const explainBrokenSchema = (schema: Json, reason: string): SchemaSlip =>
  unknownWord(schema, reason) ??
  emptyChoice(schema) ??
  unknownKind(schema) ??
  wrongValue(reason) ??
  missingKind(schema, reason) ??
  openTuple(schema, reason) ??
  strictRule(reason) ??
  brokenPattern(schema) ?? { pointer: '', message: `This schema cannot be used: ${reason}.` };
