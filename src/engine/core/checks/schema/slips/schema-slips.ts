import { ownKeyword } from '../../../schema/own-keyword.ts';
import type { Json, Schemas } from '../../../types.ts';
import { walkSchema } from '../../context/schemas/walk-schema.ts';
import { below } from '../../problems/pointer-steps.ts';
import { quote } from '../../schema-errors/fault.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import { markSlips } from './mark-slips.ts';
import { createRequiredSlips } from './required-slips.ts';
import type { SchemaSlip } from './schema-slip.ts';

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['minProperties', 'maxProperties'],
] as const;

/** What is no number, or no length at all, is refused as that. */
const areContrary = (least: unknown, most: unknown): boolean =>
  typeof least === 'number' && typeof most === 'number' && least > most;

const impossible = (node: Json, pointer: string): SchemaSlip[] =>
  ranges.flatMap(([least, most]) =>
    areContrary(node[least], node[most]) && !(most !== 'maximum' && Number(node[most]) < 0)
      ? [
          {
            pointer: below(pointer, Number(node[most]) <= 0 ? most : least),
            message: `"${least}" is ${String(node[least])} and "${most}" ${String(node[most])}: no value can be right. Exchange them, or correct one.`,
          },
        ]
      : [],
  );

const repeatedValues = (node: Json, pointer: string): SchemaSlip[] => {
  const values: unknown[] = Array.isArray(node.enum) ? node.enum : [];
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [
          {
            pointer: below(pointer, 'enum', index),
            message: `The value "${String(value)}" stands twice. Remove one.`,
          },
        ]
      : [],
  );
};

const otherName = (file: string, { $id }: Json): SchemaSlip[] => {
  if ($id === undefined || $id === file) return [];
  const told = `This file is schemas/${file}, but its schema calls itself ${quote($id)}.`;
  const ending = '.schema.json';
  const isRight = typeof $id === 'string' && $id.endsWith(ending) && !file.endsWith(ending);
  if (isRight) return [{ pointer: '/$id', message: `${told} Call this file schemas/${$id}.` }];
  const message = `${told} Name both alike.`;
  return [{ pointer: '/$id', message, suggestion: file }];
};

const emptyPattern = (node: Json, pointer: string): SchemaSlip[] =>
  node.pattern === ''
    ? [
        {
          pointer: below(pointer, 'pattern'),
          message: 'An empty pattern lets everything through. Remove it.',
        },
      ]
    : [];

const wrongCount = (node: Json, pointer: string): SchemaSlip[] => {
  const limit = ownKeyword(node, 'x-limit');
  if (limit === undefined || (Number.isInteger(limit) && Number(limit) > 0)) return [];
  const message = `"x-limit" is ${JSON.stringify(limit)}. Write how many sections of this type a page may have: 1 or more.`;
  return [{ pointer: below(pointer, 'x-limit'), message }];
};

/** The words that only say something of values of some kind. */
const wordsOfKind: [kinds: string[], words: string[]][] = [
  [['string'], ['minLength', 'maxLength', 'pattern', 'format']],
  [['array'], ['items', 'minItems', 'maxItems', 'uniqueItems']],
  [
    ['object'],
    ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'multipleOf'],
  ],
];

/** A kind of value beside words that are of another. */
const otherKind = (node: Json, pointer: string): SchemaSlip[] => {
  const { type } = node;
  if (typeof type !== 'string' || type === 'null') return [];
  const [strange] = wordsOfKind.flatMap(([kinds, words]) =>
    kinds.includes(type)
      ? []
      : words.filter((word) => node[word] !== undefined).map((word) => ({ word, kinds })),
  );
  if (!strange) return [];
  const message = `"type" is "${type}", but "${strange.word}" stands beside it, which only says something of "${strange.kinds[0]}".`;
  return [{ pointer: below(pointer, 'type'), ...withSuggestion(message, strange.kinds[0]) }];
};

const draft = 'https://json-schema.org/draft/2020-12/schema';

const otherDraft = ({ $schema }: Json): SchemaSlip[] => {
  if ($schema === undefined || $schema === draft) return [];
  const message = `This says that the file follows "${String($schema)}", but it is read as JSON Schema 2020-12.`;
  return [{ pointer: '/$schema', message: `${message} Write "${draft}".`, suggestion: draft }];
};

/** Limits that no value keeps, required names that are not described, and values that stand twice in one of the schemas. */
export const schemaSlips = (schemas: Schemas, file: string): SchemaSlip[] => {
  const schema = schemas[file] ?? {};
  const requiredSlips = createRequiredSlips(schemas, file);
  const slips = [...otherName(file, schema), ...otherDraft(schema), ...wrongCount(schema, '')];
  walkSchema(schema, (node, pointer) => {
    slips.push(
      ...impossible(node, pointer),
      ...markSlips(node, pointer),
      ...requiredSlips(node, pointer),
      ...repeatedValues(node, pointer),
      ...emptyPattern(node, pointer),
      ...otherKind(node, pointer),
    );
  });
  return slips;
};
