import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Validators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import type { Schemas } from '../../src/engine/core/types.ts';
import { contentKey } from '../cache/file-cache.ts';
import { keepAlone } from '../cache/kept-json.ts';
import { isSealed } from '../cache/sealed-time.ts';
import { codeRoot } from '../cli/code-root.ts';

/** The exports of a stored file: a validator for each schema, by its reference. */
type Stored = { validators: Record<string, ValidateFunction> };

const usualFolder = path.join(codeRoot, '.cache/validators');
const compiler = path.join(codeRoot, 'src/engine/core/checks/schema-errors');
const load = createRequire(import.meta.url);

/** The key of stored code: the schemas, and the code that compiles them. */
const keyOf = (schemas: Schemas): string => {
  const code = [
    'validators.ts',
    'dispatch-branches.ts',
    'number-keywords.ts',
    '../../schema/own-keyword.ts',
  ].map((name) => readFileSync(path.join(compiler, name), 'utf8'));
  const version = readFileSync(path.join(codeRoot, 'node_modules/ajv/package.json'), 'utf8');
  return contentKey(JSON.stringify(schemas), ...code, version);
};

const readStored = (file: string): Stored | undefined => {
  try {
    // A damaged one could still be code, which finds other faults.
    if (!isSealed(file, statSync(file))) return undefined;
    const stored = load(file) as Partial<Stored>;
    return stored.validators ? { validators: stored.validators } : undefined;
  } catch {
    return undefined;
  }
};

const validatorsOf = ({ validators }: Stored, schemas: Schemas): Validators => ({
  broken: new Map(),
  has: (file) => schemas[file] !== undefined,
  errors: (file, value) => {
    const validate = validators[file];
    return validate === undefined || validate(value) ? [] : [...(validate.errors ?? [])];
  },
});

const makeStored = async (schemas: Schemas, file: string): Promise<Stored | undefined> => {
  const { compileValidators } = await import('./compile-validators.ts');
  const code = compileValidators(schemas);
  if (code === undefined) return undefined;
  keepAlone(file, code);
  // A damaged module is removed from Node's cache, or it would be loaded again.
  delete load.cache[file];
  return readStored(file);
};

/**
 * The validators of a set of schemas, from `.cache` if they were compiled before: compiling takes longer than checking
 * a small site. Schemas with a fault of their own are compiled each time, so that the fault is reported.
 */
export const storedValidators = async (schemas: Schemas, folder = usualFolder): Promise<Validators> => {
  const file = path.join(folder, `${keyOf(schemas)}.cjs`);
  const stored = readStored(file) ?? (await makeStored(schemas, file));
  if (stored) return validatorsOf(stored, schemas);
  const { createValidators } = await import('../../src/engine/core/checks/schema-errors/validators.ts');
  return createValidators(schemas);
};
