import type { Check } from './check.ts';
import { schemaFindings } from './schema/schema-findings.ts';

/** site.config.json against schemas/site.schema.json. */
export const schemaSite: Check = {
  id: 'schema/site',
  severity: 'error',
  description: 'site.config.json names only settings that exist, with values they can have.',
  run: (context) =>
    schemaFindings(context.validators, 'site.schema.json', {
      value: context.given.config,
      place: { file: 'site.config.json', pointer: '' },
    }),
};
