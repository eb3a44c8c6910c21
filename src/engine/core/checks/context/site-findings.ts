import { schemaFindings } from '../schema/schema-findings.ts';
import { perContext } from './per-context.ts';

/** What is wrong with site.config.json by its schema. */
export const siteFindings = perContext(({ validators, given }) =>
  schemaFindings(validators, 'site.schema.json', {
    value: given.config,
    place: { file: 'site.config.json', pointer: '' },
  }),
);
