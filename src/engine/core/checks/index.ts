import { a11yAltMissing } from './a11y-alt-missing.ts';
import { a11yAltQuality } from './a11y-alt-quality.ts';
import { a11yDuplicateLandmarkLabel } from './a11y-duplicate-landmark-label.ts';
import { a11yLinkText } from './a11y-link-text.ts';
import { a11yMainHeading } from './a11y-main-heading.ts';
import type { Check } from './check.ts';
import { configEnv } from './config-env.ts';
import { configLocales } from './config-locales.ts';
import { configSecret } from './config-secret.ts';
import { configUnknownOption } from './config-unknown-option.ts';
import { contentDateWindow } from './content-date-window.ts';
import { contentDuplicateOrder } from './content-duplicate-order.ts';
import { contentForbiddenText } from './content-forbidden-text.ts';
import { contentHardcodedFact } from './content-hardcoded-fact.ts';
import { contentMisspeltName } from './content-misspelt-name.ts';
import { contentPunctuation } from './content-punctuation.ts';
import { contentRepeatedItem } from './content-repeated-item.ts';
import { contentRepeatedWord } from './content-repeated-word.ts';
import { contentTerminology } from './content-terminology.ts';
import { contentUnpairedSign } from './content-unpaired-sign.ts';
import { formEndpoint } from './form-endpoint.ts';
import { formFields } from './form-fields.ts';
import { formLabelAutocomplete } from './form-label-autocomplete.ts';
import { formMessageMissing } from './form-message-missing.ts';
import { formOptionValue } from './form-option-value.ts';
import { formStateCopy } from './form-state-copy.ts';
import { formUnknownFieldType } from './form-unknown-field-type.ts';
import { formUnknownRule } from './form-unknown-rule.ts';
import { i18nCaseMismatch } from './i18n-case-mismatch.ts';
import { i18nConcatenation } from './i18n-concatenation.ts';
import { i18nCopiedText } from './i18n-copied-text.ts';
import { i18nEdgeSpace } from './i18n-edge-space.ts';
import { i18nEmptyValue } from './i18n-empty-value.ts';
import { i18nEndSignMismatch } from './i18n-end-sign-mismatch.ts';
import { i18nExpansion } from './i18n-expansion.ts';
import { i18nExtraKey } from './i18n-extra-key.ts';
import { i18nHtml } from './i18n-html.ts';
import { i18nHtmlMismatch } from './i18n-html-mismatch.ts';
import { i18nIdenticalToSource } from './i18n-identical-to-source.ts';
import { i18nInlineLiteral } from './i18n-inline-literal.ts';
import { i18nInlineMismatch } from './i18n-inline-mismatch.ts';
import { i18nInvalidMessage } from './i18n-invalid-message.ts';
import { i18nKeyStyle } from './i18n-key-style.ts';
import { i18nMaxLength } from './i18n-max-length.ts';
import { i18nMisplacedKey } from './i18n-misplaced-key.ts';
import { i18nMissingKey } from './i18n-missing-key.ts';
import { i18nMissingTranslation } from './i18n-missing-translation.ts';
import { i18nMovedGroup } from './i18n-moved-group.ts';
import { i18nNumberMismatch } from './i18n-number-mismatch.ts';
import { i18nPlaceholderMismatch } from './i18n-placeholder-mismatch.ts';
import { i18nPluralForms } from './i18n-plural-forms.ts';
import { i18nRequiredInLocale } from './i18n-required-in-locale.ts';
import { i18nStale } from './i18n-stale.ts';
import { i18nTodoValue } from './i18n-todo-value.ts';
import { i18nTypeMismatch } from './i18n-type-mismatch.ts';
import { i18nUnrecorded } from './i18n-unrecorded.ts';
import { i18nUnusedKey } from './i18n-unused-key.ts';
import { i18nWrongFile } from './i18n-wrong-file.ts';
import { i18nWrongScriptOrLanguage } from './i18n-wrong-script-or-language.ts';
import { linkAbsoluteSameSite } from './link-absolute-same-site.ts';
import { linkBroken } from './link-broken.ts';
import { linkBrokenAnchor } from './link-broken-anchor.ts';
import { linkHardcodedPath } from './link-hardcoded-path.ts';
import { linkInsecureOrLocal } from './link-insecure-or-local.ts';
import { linkMailtoTel } from './link-mailto-tel.ts';
import { linkUnpublished } from './link-unpublished.ts';
import { linkUnpublishedLater } from './link-unpublished-later.ts';
import { linkWrongLocale } from './link-wrong-locale.ts';
import { mediaDimensions } from './media-dimensions.ts';
import { mediaExternal } from './media-external.ts';
import { mediaFileName } from './media-file-name.ts';
import { mediaFormat } from './media-format.ts';
import { mediaScript } from './media-script.ts';
import { mediaTooLarge } from './media-too-large.ts';
import { mediaTooSmall } from './media-too-small.ts';
import { mediaUnreadable } from './media-unreadable.ts';
import { redirectTarget } from './redirect-target.ts';
import { refCollectionFolder } from './ref-collection-folder.ts';
import { refExchanged } from './ref-exchanged.ts';
import { refExternalHost } from './ref-external-host.ts';
import { refLostSection } from './ref-lost-section.ts';
import { refMisplacedFile } from './ref-misplaced-file.ts';
import { refMissingAsset } from './ref-missing-asset.ts';
import { refMissingEntry } from './ref-missing-entry.ts';
import { refMissingIcon } from './ref-missing-icon.ts';
import { refOrphanAsset } from './ref-orphan-asset.ts';
import { refOrphanEntry } from './ref-orphan-entry.ts';
import { refOrphanPage } from './ref-orphan-page.ts';
import { refPageName } from './ref-page-name.ts';
import { refUnknownEntry } from './ref-unknown-entry.ts';
import { routeAsymmetric } from './route-asymmetric.ts';
import { routeBadPath } from './route-bad-path.ts';
import { routeDuplicate } from './route-duplicate.ts';
import { routeMissingLocale } from './route-missing-locale.ts';
import { routeNoHome } from './route-no-home.ts';
import { routeNotFoundStatus } from './route-not-found-status.ts';
import { routeReserved } from './route-reserved.ts';
import { routeShadowed } from './route-shadowed.ts';
import { routeSuffixCollision } from './route-suffix-collision.ts';
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
import { seoDuplicateDescription } from './seo-duplicate-description.ts';
import { seoDuplicateTitle } from './seo-duplicate-title.ts';
import { seoJsonld } from './seo-jsonld.ts';
import { seoLength } from './seo-length.ts';
import { seoMissingDescription } from './seo-missing-description.ts';
import { seoMissingTitle } from './seo-missing-title.ts';
import { seoNoindexLinked } from './seo-noindex-linked.ts';
import { seoOgImage } from './seo-og-image.ts';
import { seoTitlePattern } from './seo-title-pattern.ts';

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

/** The checks across files. They need a configuration that could be read and has languages. */
export const siteChecks: Check[] = [
  schemaSite,
  schemaDuplicateId,
  configLocales,
  refMissingAsset,
  mediaDimensions,
  mediaTooLarge,
  mediaTooSmall,
  mediaFileName,
  mediaFormat,
  mediaUnreadable,
  mediaScript,
  mediaExternal,
  refMissingIcon,
  refMissingEntry,
  refMisplacedFile,
  refCollectionFolder,
  refUnknownEntry,
  refExchanged,
  refPageName,
  refExternalHost,
  refLostSection,
  refOrphanPage,
  refOrphanAsset,
  refOrphanEntry,
  i18nMissingKey,
  i18nMovedGroup,
  i18nWrongFile,
  i18nMissingTranslation,
  i18nMisplacedKey,
  i18nExtraKey,
  i18nUnusedKey,
  i18nTypeMismatch,
  i18nPlaceholderMismatch,
  i18nPluralForms,
  i18nInvalidMessage,
  i18nHtml,
  i18nHtmlMismatch,
  i18nNumberMismatch,
  i18nEndSignMismatch,
  i18nCaseMismatch,
  i18nTodoValue,
  i18nStale,
  i18nUnrecorded,
  i18nIdenticalToSource,
  i18nWrongScriptOrLanguage,
  i18nEdgeSpace,
  i18nKeyStyle,
  i18nRequiredInLocale,
  i18nMaxLength,
  i18nCopiedText,
  i18nInlineMismatch,
  i18nExpansion,
  i18nConcatenation,
  i18nEmptyValue,
  i18nInlineLiteral,
  routeBadPath,
  routeDuplicate,
  routeSuffixCollision,
  routeAsymmetric,
  routeMissingLocale,
  routeNotFoundStatus,
  routeNoHome,
  routeShadowed,
  routeReserved,
  redirectTarget,
  linkBroken,
  linkBrokenAnchor,
  linkUnpublished,
  linkUnpublishedLater,
  linkWrongLocale,
  linkHardcodedPath,
  linkAbsoluteSameSite,
  linkInsecureOrLocal,
  linkMailtoTel,
  seoMissingTitle,
  seoMissingDescription,
  seoDuplicateTitle,
  seoDuplicateDescription,
  seoLength,
  seoOgImage,
  seoTitlePattern,
  seoNoindexLinked,
  seoJsonld,
  formFields,
  formOptionValue,
  formMessageMissing,
  formUnknownFieldType,
  formUnknownRule,
  formLabelAutocomplete,
  formEndpoint,
  formStateCopy,
  a11yAltMissing,
  a11yAltQuality,
  a11yLinkText,
  a11yMainHeading,
  a11yDuplicateLandmarkLabel,
  contentHardcodedFact,
  contentForbiddenText,
  contentTerminology,
  contentDateWindow,
  contentRepeatedItem,
  contentRepeatedWord,
  contentUnpairedSign,
  contentPunctuation,
  contentMisspeltName,
  contentDuplicateOrder,
  configUnknownOption,
  configEnv,
  configSecret,
];

/** Every check, in the order in which their findings are told. */
export const checks: Check[] = [...documentChecks, ...siteChecks];
