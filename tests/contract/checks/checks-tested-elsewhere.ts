import type { CheckId } from '../../../src/generated/check-ids.ts';

/** Checks that are tried in the test of their own, beside them: `a11y/x` in `a11y-x.test.ts`. */
const besideThem: CheckId[] = [
  'a11y/duplicate-landmark-label',
  'content/copied-page',
  'content/terminology',
  'form/duplicate-option',
  'form/service-rules',
  'i18n/concatenation',
  'i18n/html-mismatch',
  'i18n/key-style',
  'i18n/unrecorded',
  'i18n/wrong-file',
  'media/file-name',
  'media/format',
  'media/too-large',
  'media/too-small',
  'media/unreadable',
  'ref/exchanged',
  'ref/lost-section',
  'ref/misplaced-file',
  'route/asymmetric',
  'schema/complexity',
  'schema/default-invalid',
  'schema/deprecated-prop',
  'schema/migrations',
  'schema/self',
];

/** Tests that try checks of other names. */
const inOthers: Record<string, CheckId[]> = {
  'scripts/validate/built/built-checks.test.ts': [
    'built/broken-anchor',
    'built/broken-link',
    'built/heading-outline',
    'built/not-found-page',
    'link/new-tab',
    'perf/page-weight',
    'seo/canonical',
    'seo/hreflang',
    'seo/sitemap-drift',
  ],
  'tests/contract/checks/validate-built.test.ts': ['built/out-of-date'],
  'scripts/validate/since-commit/gone-setting.test.ts': ['config/gone-setting'],
  'scripts/validate/since-commit/changed-facts.test.ts': ['content/changed-fact'],
  'scripts/validate/since-commit/changed-name.test.ts': ['content/changed-name'],
  'scripts/validate/since-commit/changed-reference.test.ts': ['content/changed-reference'],
  'scripts/validate/since-commit/changed-unit.test.ts': ['content/changed-unit'],
  'tests/contract/checks/former-values.test.ts': ['content/contradicted-share'],
  'tests/contract/checks/exchanged-values.test.ts': ['content/exchanged-value'],
  'scripts/validate/since-commit/gone-value.test.ts': ['content/gone-value'],
  'scripts/validate/since-commit/lost-end.test.ts': ['content/lost-end'],
  'scripts/validate/since-commit/respelt-word.test.ts': ['content/respelt-word'],
  'tests/contract/checks/lost-parts.test.ts': ['i18n/shifted-rows'],
  'scripts/validate/since-commit/lost-link.test.ts': ['link/lost-entry'],
  'src/engine/core/checks/link/written-out-links.test.ts': ['link/wrong-locale'],
  'src/engine/core/checks/media/drawing-faults.test.ts': ['media/external', 'media/script'],
  'src/engine/core/checks/seo/duplicate-meta.test.ts': ['seo/duplicate-description', 'seo/duplicate-title'],
  'tests/contract/checks/lost-assets.test.ts': ['media/overwritten'],
  'tests/contract/checks/lost-addresses.test.ts': ['redirect/missing-after-rename'],
  'scripts/validate/code/mail-words.test.ts': ['mail/words'],
  'scripts/validate/code/check-code.test.ts': [
    'ref/orphan-section',
    'schema/live-static',
    'schema/no-component',
    'schema/no-schema',
    'schema/unlisted-icon',
    'schema/unread-property',
  ],
  'scripts/validate/texts/unread-files.test.ts': ['ref/unread-file'],
  'scripts/build/code/code-fault.test.ts': ['run/failed'],
  'tests/contract/checks/validate-some-files.test.ts': ['run/no-input'],
  'tests/contract/guards/types-drift.test.ts': ['schema/types-drift'],
};

const testBeside = (id: CheckId): string => {
  const [group = ''] = id.split('/');
  return `src/engine/core/checks/${group}/${id.replace('/', '-')}.test.ts`;
};

/**
 * Checks whose fault is not one change of a JSON file of a site: it stands in a picture, a schema, the code, what was
 * built or what was before, or takes two changes. Each with the test that tries it.
 */
export const checksTestedElsewhere = new Map<CheckId, string>([
  ...besideThem.map((id) => [id, testBeside(id)] as const),
  ...Object.entries(inOthers).flatMap(([test, ids]) => ids.map((id) => [id, test] as const)),
]);
