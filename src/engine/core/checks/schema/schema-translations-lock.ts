import { lockFile } from '../../file-names.ts';
import type { Check } from '../check.ts';
import { schemaFindings } from '../schema-errors/schema-findings.ts';

/** The lock file of the translations against its schema. */
export const schemaTranslationsLock: Check = {
  id: 'schema/translations-lock',
  severity: 'error',
  description: 'translations.lock.json holds two hashes for each key of each language, and nothing else.',
  advice:
    'The lock file is written by "npm run i18n -- accept" and by imports, never by hand. Take the last version that was right from your version control, or remove the entry that is marked and run "npm run i18n -- accept".',
  run: ({ given, validators, unreadable }) =>
    given.lock === undefined || unreadable.has(lockFile)
      ? []
      : schemaFindings(validators, 'translations-lock.schema.json', {
          value: given.lock,
          place: { file: lockFile, pointer: '' },
        }),
};
