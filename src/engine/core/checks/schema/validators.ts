import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../types.ts';
import { dispatchBranches, dispatchKeyword } from './dispatch-branches.ts';

/** Measures values against the schema of a file. Each schema is compiled once, when it is first asked for. */
export type Validators = {
  has: (file: string) => boolean;
  errors: (file: string, value: unknown) => ErrorObject[];
  /** The schemas that could not be used, and why. */
  broken: Map<string, string>;
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The validators of a set of schemas. They may be kept and used for as many sites as share the schemas. */
export const createValidators = (schemas: Record<string, Json>): Validators => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    logger: false,
    // Schemas are compiled far more often than they are used on many values: quick to compile beats quick to run.
    inlineRefs: false,
    code: { optimize: false },
  });
  ajv.addVocabulary([
    'x-icons',
    'x-needs',
    'x-enabledOn',
    'x-altRequired',
    'x-limit',
    'x-spare',
    'x-renamedTo',
    'tsType',
    dispatchKeyword,
  ]);
  const compiled = new Map<string, ValidateFunction>();
  const broken = new Map<string, string>();
  const attempt = <T>(file: string, action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      broken.set(file, reasonOf(error));
      return undefined;
    }
  };
  const compile = (file: string): ValidateFunction | undefined => {
    const validate = broken.has(file) ? undefined : attempt(file, () => ajv.getSchema(file));
    if (validate) compiled.set(file, validate as ValidateFunction);
    return validate as ValidateFunction | undefined;
  };
  for (const [file, schema] of Object.entries(schemas)) {
    attempt(file, () => {
      const { $schema: _, ...rest } = dispatchBranches(schemas, schema, file);
      ajv.addSchema({ ...rest, $id: file });
    });
  }
  return {
    broken,
    has: (file) => schemas[file] !== undefined,
    errors: (file, value) => {
      const validate = compiled.get(file) ?? compile(file);
      return validate === undefined || validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
};
