import type { Check } from './check.ts';
import { siteFindings } from './context/site-findings.ts';

/** site.config.json against schemas/site.schema.json. */
export const schemaSite: Check = {
  id: 'schema/site',
  severity: 'error',
  description: 'site.config.json names only settings that exist, with values they can have.',
  advice:
    'Every page depends on this file, and a setting that does not exist does nothing while you believe it does. Follow the message: correct the name or the value. Example: "heroFade": "400" should be the number 400.',
  run: siteFindings,
};
