import type { ErrorObject } from 'ajv/dist/2020.js';
import { remembered } from '../../remembered.ts';
import type { Json, Schemas } from '../../types.ts';
import { gathered } from '../context/gathered.ts';
import { walkSchema } from '../context/schemas/walk-schema.ts';
import { reduceErrors } from './reduce-errors.ts';
import { createValidators, placeKeyword } from './validators.ts';

/** A value of a file, at its pointer, and the schema that it is measured by. */
export type Measured = { file: string; pointer: string; schema: string; value: unknown };

/** A rule of a schema that most of the values break, with how many it measured and where those are that broke it. */
export type BrokenRule = {
  /** The file of the schema, and the pointer of the part that has the rule. */
  schema: string;
  pointer: string;
  keyword: string;
  measured: number;
  broken: { file: string; pointer: string }[];
};

/** Who breaks these has mostly misspelt a name, and the schema's own slips in names are known by the generated types. */
const ofNames: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

/** The schemas, with each part saying where it stands. */
const placed = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => {
      const copy = JSON.parse(JSON.stringify(schema)) as Json;
      walkSchema(copy, (part, pointer) => {
        part[placeKeyword] = `${file}#${pointer}`;
      });
      return [file, copy];
    }),
  );

const placeOf = ({ parentSchema }: ErrorObject): string | undefined =>
  (parentSchema as Json | undefined)?.[placeKeyword] as string | undefined;

/** A fault that repeats itself this often, and in most of the places where it can, is one of the rule. */
const fewest = 3;
const most = 0.8;

const isAtFault = ({ broken, measured }: BrokenRule): boolean =>
  broken.length >= fewest &&
  broken.length >= most * measured &&
  new Set(broken.map(({ file }) => file)).size > 1;

/** An error of a rule, which is told by itself: not a condition, and no error of a name. */
const isOfRule = (error: ErrorObject): boolean =>
  !ofNames.has(error.keyword) && reduceErrors([error]).length > 0;

/** What measures values by schemas and counts how often each part of them is asked; kept, since it takes long to compile. */
const counterOf = remembered((schemas: Schemas) => {
  const times = new Map<string, number>();
  const count = (place: string) => times.set(place, (times.get(place) ?? 0) + 1);
  const { errors } = createValidators(placed(schemas), count);
  return { times, errors };
});

/**
 * The rules of the schemas that hardly a value keeps: whoever wrote them slipped, or has made them stricter. All values
 * are measured anew, so this is asked only where much is wrong.
 */
export const brokenRules = (schemas: Schemas, values: Measured[]): BrokenRule[] => {
  const { times, errors } = counterOf(schemas);
  times.clear();
  const failed = values.flatMap(({ file, pointer, schema, value }) =>
    errors(schema, value)
      .filter(isOfRule)
      .map((error) => ({ error, at: { file, pointer: pointer + error.instancePath } })),
  );
  const rules = gathered(failed, ({ error }) => `${placeOf(error)}/${error.keyword}`);
  return [...rules.values()].flatMap((ofRule): BrokenRule[] => {
    const [first] = ofRule;
    const place = first && placeOf(first.error);
    if (first === undefined || place === undefined) return [];
    const [schema = '', pointer = ''] = place.split('#');
    const broken = ofRule.map(({ at }) => at);
    const rule = { schema, pointer, keyword: first.error.keyword, measured: times.get(place) ?? 0, broken };
    return isAtFault(rule) ? [rule] : [];
  });
};
