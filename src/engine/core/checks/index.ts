import type { Check } from './check.ts';
import { configEnv } from './config-env.ts';
import { configLocales } from './config-locales.ts';
import { configSecret } from './config-secret.ts';
import { configUnknownOption } from './config-unknown-option.ts';
import { addressChecks } from './lists/address-checks.ts';
import { documentChecks } from './lists/document-checks.ts';
import { pageChecks } from './lists/page-checks.ts';
import { referenceChecks } from './lists/reference-checks.ts';
import { textChecks } from './lists/text-checks.ts';
import { wordingChecks } from './lists/wording-checks.ts';
import { schemaDuplicateId } from './schema-duplicate-id.ts';
import { schemaSite } from './schema-site.ts';

/** The checks across files. They need a configuration that could be read and has languages. */
export const siteChecks: Check[] = [
  schemaSite,
  schemaDuplicateId,
  configLocales,
  ...referenceChecks,
  ...textChecks,
  ...addressChecks,
  ...pageChecks,
  ...wordingChecks,
  configUnknownOption,
  configEnv,
  configSecret,
];

/** Every check, in the order in which findings are reported. */
export const checks: Check[] = [...documentChecks, ...siteChecks];
