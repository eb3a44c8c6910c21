import { remembered } from '../../memory/remembered.ts';
import type { Check } from '../check.ts';
import { walkSchema } from '../context/schemas/walk-schema.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { schemaFindings } from '../schema-errors/schema-findings.ts';

/** Defaults and examples that break their own schema: copying one makes a fault. */
export const schemaDefaultInvalid: Check = {
  id: 'schema/default-invalid',
  severity: 'error',
  description: 'Every default and every example of a schema fits that schema.',
  advice:
    'A default is used when a page says nothing, and editors offer the examples to whoever writes a page. A default of 0 where the smallest value is 1 would put a fault on every page that says nothing. Change the default or the example, or the limits that it breaks.',
  isOfSettings: true,
  run: remembered(
    ({ source, validators }) =>
      Object.entries(source.schemas).flatMap(([file, schema]): Finding[] => {
        const findings: Finding[] = [];
        walkSchema(schema, (node, pointer) => {
          const examples = Array.isArray(node.examples) ? node.examples : [];
          const values: [string, unknown][] = [
            ...('default' in node
              ? [[below(pointer, 'default'), node.default] satisfies [string, unknown]]
              : []),
            ...examples.map((value, index): [string, unknown] => [below(pointer, 'examples', index), value]),
          ];
          for (const [at, value] of values) {
            const place = { file: `schemas/${file}`, pointer: at };
            findings.push(...schemaFindings(validators, `${file}#${pointer}`, { value, place }));
          }
        });
        return findings;
      }),
    // They stay the same as long as the schemas do, also for a command that checks again after every save.
    ({ validators }) => validators,
  ),
};
