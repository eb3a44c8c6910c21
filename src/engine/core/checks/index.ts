import type { Check } from './check.ts';
import { configLocales } from './config-locales.ts';
import { formFields } from './form-fields.ts';
import { formMessageMissing } from './form-message-missing.ts';
import { formOptionValue } from './form-option-value.ts';
import { i18nEmptyValue } from './i18n-empty-value.ts';
import { i18nExtraKey } from './i18n-extra-key.ts';
import { i18nInlineLiteral } from './i18n-inline-literal.ts';
import { i18nMissingKey } from './i18n-missing-key.ts';
import { i18nMissingTranslation } from './i18n-missing-translation.ts';
import { i18nPlaceholderMismatch } from './i18n-placeholder-mismatch.ts';
import { i18nPluralForms } from './i18n-plural-forms.ts';
import { i18nTypeMismatch } from './i18n-type-mismatch.ts';
import { i18nUnusedKey } from './i18n-unused-key.ts';
import { linkBroken } from './link-broken.ts';
import { linkBrokenAnchor } from './link-broken-anchor.ts';
import { linkHardcodedPath } from './link-hardcoded-path.ts';
import { linkInsecureOrLocal } from './link-insecure-or-local.ts';
import { linkMailtoTel } from './link-mailto-tel.ts';
import { refMissingAsset } from './ref-missing-asset.ts';
import { refMissingEntry } from './ref-missing-entry.ts';
import { refMissingIcon } from './ref-missing-icon.ts';
import { routeAsymmetric } from './route-asymmetric.ts';
import { routeBadPath } from './route-bad-path.ts';
import { routeDuplicate } from './route-duplicate.ts';
import { routeMissingLocale } from './route-missing-locale.ts';
import { routeSuffixCollision } from './route-suffix-collision.ts';
import { schemaDuplicateId } from './schema-duplicate-id.ts';
import { schemaLocale } from './schema-locale.ts';
import { schemaPage } from './schema-page.ts';
import { schemaSectionProps } from './schema-section-props.ts';
import { schemaSelf } from './schema-self.ts';
import { schemaSite } from './schema-site.ts';
import { schemaUnknownBlockType } from './schema-unknown-block-type.ts';
import { schemaUnknownSectionType } from './schema-unknown-section-type.ts';
import { seoMissingTitle } from './seo-missing-title.ts';

/** The checks that look at one document at a time. They can be run on whatever was read. */
export const documentChecks: Check[] = [
  schemaSelf,
  schemaPage,
  schemaSectionProps,
  schemaUnknownBlockType,
  schemaUnknownSectionType,
  schemaLocale,
];

/** The checks across files. They need a configuration that could be read and has languages. */
export const siteChecks: Check[] = [
  schemaSite,
  schemaDuplicateId,
  configLocales,
  refMissingAsset,
  refMissingIcon,
  refMissingEntry,
  i18nMissingKey,
  i18nMissingTranslation,
  i18nExtraKey,
  i18nUnusedKey,
  i18nTypeMismatch,
  i18nPlaceholderMismatch,
  i18nPluralForms,
  i18nEmptyValue,
  i18nInlineLiteral,
  routeBadPath,
  routeDuplicate,
  routeSuffixCollision,
  routeAsymmetric,
  routeMissingLocale,
  linkBroken,
  linkBrokenAnchor,
  linkHardcodedPath,
  linkInsecureOrLocal,
  linkMailtoTel,
  seoMissingTitle,
  formFields,
  formOptionValue,
  formMessageMissing,
];

/** Every check, in the order in which their findings are told. */
export const checks: Check[] = [...documentChecks, ...siteChecks];
