import type { Check } from './check.ts';
import { schemaFindings } from './schema/schema-findings.ts';

/** Each locale file against schemas/locale.schema.json. */
export const schemaLocale: Check = {
  id: 'schema/locale',
  severity: 'error',
  description: 'A locale file holds texts in groups, and nothing else.',
  run: (context) =>
    Object.entries(context.given.locales).flatMap(([locale, value]) =>
      schemaFindings(context.validators, 'locale.schema.json', {
        value,
        place: { file: `locales/${locale}.json`, pointer: '' },
      }),
    ),
};
