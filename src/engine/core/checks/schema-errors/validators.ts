import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { reasonOf } from '../../reason-of.ts';
import { ownKeywords } from '../../schema/own-keyword.ts';
import type { Schemas } from '../../types.ts';
import { dispatchBranches, dispatchKeyword } from './dispatch-branches.ts';
import { numberKeywords } from './number-keywords.ts';

/** Checks values against the schema of a file. Each schema is compiled once, when it is first needed. */
export type Validators = {
  has: (file: string) => boolean;
  errors: (file: string, value: unknown) => ErrorObject[];
  /** The schemas that could not be used, and why. */
  broken: Map<string, string>;
};

/** What compiles a set of schemas, and those of them that it could not take, and why. */
type Compiler = { ajv: Ajv2020; broken: Map<string, string> };

/** A compiler that has heard of some schemas and compiled none yet; `source` keeps the code for a file. */
export const createCompiler = (schemas: Schemas, { source = false }: { source?: boolean } = {}): Compiler => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    logger: false,
    // Schemas are compiled far more often than they are used on many values: quick to compile beats quick to run.
    inlineRefs: false,
    code: { optimize: false, source },
  });
  ajv.addVocabulary([...ownKeywords, 'tsType', dispatchKeyword, ...numberKeywords]);
  const broken = new Map<string, string>();
  for (const [file, schema] of Object.entries(schemas)) {
    try {
      const { $schema: _, ...rest } = dispatchBranches(schemas, schema, file);
      ajv.addSchema({ ...rest, $id: file });
    } catch (error) {
      broken.set(file, reasonOf(error));
    }
  }
  return { ajv, broken };
};

/** The validators of a set of schemas. They may be kept and used for as many sites as share the schemas. */
export const createValidators = (schemas: Schemas): Validators => {
  const { ajv, broken } = createCompiler(schemas);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (file: string): ValidateFunction | undefined => {
    if (broken.has(file)) return undefined;
    try {
      const validate = ajv.getSchema(file) as ValidateFunction | undefined;
      if (validate) compiled.set(file, validate);
      return validate;
    } catch (error) {
      broken.set(file, reasonOf(error));
      return undefined;
    }
  };
  return {
    broken,
    has: (file) => schemas[file] !== undefined,
    errors: (file, value) => {
      const validate = compiled.get(file) ?? compile(file);
      return validate === undefined || validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
};
