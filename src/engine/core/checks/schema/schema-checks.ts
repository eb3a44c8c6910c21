import type { Check } from '../check.ts';
import { schemaChoiceMissing } from './schema-choice-missing.ts';
import { schemaComplexity } from './schema-complexity.ts';
import { schemaDefaultInvalid } from './schema-default-invalid.ts';
import { schemaDeprecatedProp } from './schema-deprecated-prop.ts';
import { schemaDuplicateId } from './schema-duplicate-id.ts';
import { schemaLocale } from './schema-locale.ts';
import { schemaMigrations } from './schema-migrations.ts';
import { schemaPage } from './schema-page.ts';
import { schemaSectionLimit } from './schema-section-limit.ts';
import { schemaSectionNotAllowedHere } from './schema-section-not-allowed-here.ts';
import { schemaSectionProps } from './schema-section-props.ts';
import { schemaSelf } from './schema-self.ts';
import { schemaSite } from './schema-site.ts';
import { schemaTranslationsLock } from './schema-translations-lock.ts';
import { schemaUnknownBlockType } from './schema-unknown-block-type.ts';
import { schemaUnknownSectionType } from './schema-unknown-section-type.ts';
import { schemaVersion } from './schema-version.ts';

/** The checks that look at one document at a time. They can be run on whatever was read. */
export const documentChecks: Check[] = [
  schemaSelf,
  schemaPage,
  schemaMigrations,
  schemaVersion,
  schemaSectionProps,
  schemaUnknownBlockType,
  schemaUnknownSectionType,
  schemaDefaultInvalid,
  schemaComplexity,
  schemaSectionNotAllowedHere,
  schemaSectionLimit,
  schemaDeprecatedProp,
  schemaLocale,
  schemaTranslationsLock,
];

/** Those that look at the site as a whole. */
export const siteSchemaChecks: Check[] = [schemaSite, schemaDuplicateId, schemaChoiceMissing];
