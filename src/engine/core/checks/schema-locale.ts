import type { Check } from './check.ts';
import { schemaFindings } from './schema/schema-findings.ts';

/** Each locale file against schemas/locale.schema.json. */
export const schemaLocale: Check = {
  id: 'schema/locale',
  severity: 'error',
  description: 'A locale file holds texts in groups, and nothing else.',
  advice:
    'A locale file can only hold texts and groups of texts: a number or a list is shown nowhere. Write a number as a text in quotation marks. Example: "year": 2012 becomes "year": "2012".',
  // In the part with the first of the words: when the parts are joined, only one thread has something to do.
  runOnPages: (context) =>
    Object.entries(context.hasFirstWords ? context.given.locales : {}).flatMap(([locale, value]) =>
      schemaFindings(context.validators, 'locale.schema.json', {
        value,
        place: { file: `locales/${locale}.json`, pointer: '' },
      }),
    ),
};
