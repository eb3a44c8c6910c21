import standalone from 'ajv/dist/standalone/index.js';
import { walkSchema } from '../../src/engine/core/checks/context/schemas/walk-schema.ts';
import { createCompiler } from '../../src/engine/core/checks/schema-errors/validators.ts';
import type { Schemas } from '../../src/engine/core/types.ts';

/** Every schema that something is measured against: those of the files, and those inside that have values of their own. */
const references = (schemas: Schemas): string[] =>
  Object.entries(schemas).flatMap(([file, schema]) => {
    const inside: string[] = [];
    walkSchema(schema, (node, pointer) => {
      if ('default' in node || Array.isArray(node.examples)) inside.push(`${file}#${pointer}`);
    });
    return [file, ...inside];
  });

/** The code of a CommonJS module with a validator for every schema; undefined when one of them has a fault. */
export const compileValidators = (schemas: Schemas): string | undefined => {
  const { ajv, broken } = createCompiler(schemas, { source: true });
  if (broken.size > 0) return undefined;
  const named = Object.fromEntries(references(schemas).map((reference, index) => [`v${index}`, reference]));
  try {
    const code = standalone(ajv, named);
    const table = Object.entries(named).map(
      ([name, reference]) => `${JSON.stringify(reference)}: exports.${name}`,
    );
    return `${code}\nexports.validators = { ${table.join(', ')} };\n`;
  } catch {
    return undefined;
  }
};
