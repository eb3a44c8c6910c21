import type { CheckId } from '../../../../generated/check-ids.ts';

/** The checks that compare a translation with its source. */
export const likeSource: CheckId[] = [
  'i18n/number-mismatch',
  'i18n/address-mismatch',
  'i18n/end-sign-mismatch',
  'i18n/case-mismatch',
];

/** What is not known of words that stand under another name. */
const underOtherName: CheckId[] = [
  'i18n/wrong-script-or-language',
  'content/punctuation',
  'content/misspelt-text',
];

/** The checks that compare a translation with its source, or with its language. */
const asTranslated: CheckId[] = [...likeSource, 'i18n/wrong-script-or-language'];

/** What is said of the signs of words, whatever they mean. */
const asWritten: CheckId[] = ['content/punctuation', 'content/repeated-word', 'i18n/edge-space'];

/**
 * For each check those that need not report the same text: its words change when the fault is mended. The
 * order is that in which one of a circle is told: another number than in the source rather than its punctuation.
 */
const follow = new Map<CheckId, readonly CheckId[]>([
  ['config/env', ['content/repeated-word']],
  ['form/endpoint', ['config/env']],
  [
    'config/secret',
    [
      ...asTranslated,
      'config/env',
      'a11y/alt-quality',
      'i18n/stale',
      'i18n/inline-literal',
      'content/forbidden-text',
      'content/punctuation',
    ],
  ],
  ['i18n/extra-key', underOtherName],
  // Told at the page, it says the right name, without what stands beside it.
  ['i18n/missing-translation', [...underOtherName, 'i18n/missing-key', 'i18n/extra-key']],
  ['i18n/moved-group', ['i18n/missing-key']],
  ['form/unknown-rule', ['i18n/stale']],
  ['i18n/unused-key', asTranslated],
  ['i18n/missing-key', ['content/punctuation', 'a11y/alt-quality', 'i18n/edge-space']],
  [
    'i18n/todo-value',
    [
      ...asTranslated,
      ...asWritten,
      'a11y/alt-quality',
      'i18n/invalid-message',
      'i18n/stale',
      'i18n/html',
      'i18n/identical-to-source',
      'content/forbidden-text',
      'i18n/inline-literal',
    ],
  ],
  [
    'i18n/invalid-message',
    [
      ...asTranslated,
      ...asWritten,
      'a11y/alt-quality',
      'content/lost-end',
      'i18n/html',
      'i18n/max-length',
      'i18n/plural-forms',
      'i18n/inline-literal',
      'content/unpaired-sign',
    ],
  ],
  ['i18n/identical-to-source', [...asTranslated, 'i18n/max-length', 'content/terminology']],
  [
    'i18n/wrong-script-or-language',
    [
      ...asWritten,
      ...likeSource,
      'i18n/stale',
      'a11y/link-text',
      'seo/length',
      'i18n/max-length',
      'content/terminology',
      'content/misspelt-text',
      'content/unpaired-sign',
    ],
  ],
  [
    'i18n/html',
    [
      ...asTranslated,
      ...asWritten,
      'a11y/alt-quality',
      'content/lost-end',
      'i18n/stale',
      'content/hardcoded-fact',
      'i18n/max-length',
      'i18n/inline-literal',
    ],
  ],
  ['schema/site', ['ref/misspelt-id']],
  ['schema/page', ['ref/misspelt-id']],
  ['i18n/edge-space', ['i18n/identical-to-source', 'i18n/inline-mismatch', 'content/misspelt-text']],
  [
    'i18n/number-mismatch',
    [
      'i18n/edge-space',
      'i18n/concatenation',
      'i18n/stale',
      'i18n/end-sign-mismatch',
      'content/punctuation',
      'content/hardcoded-fact',
    ],
  ],
  [
    'i18n/address-mismatch',
    [
      'i18n/edge-space',
      'i18n/concatenation',
      'i18n/stale',
      'i18n/end-sign-mismatch',
      'i18n/case-mismatch',
      'content/punctuation',
    ],
  ],
  // What was there says all that its end would.
  [
    'content/lost-end',
    [
      ...asTranslated,
      'i18n/stale',
      'i18n/changed-letter',
      'i18n/expansion',
      'seo/length',
      'content/punctuation',
      'i18n/edge-space',
      'i18n/identical-to-source',
      'i18n/copied-text',
      'content/unpaired-sign',
    ],
  ],
  ['i18n/case-mismatch', ['i18n/stale']],
  ['i18n/end-sign-mismatch', ['i18n/stale', 'i18n/case-mismatch', 'i18n/edge-space']],
  [
    'content/misspelt-name',
    ['content/misspelt-text', 'i18n/case-mismatch', 'i18n/stale', 'i18n/wrong-script-or-language'],
  ],
  ['content/punctuation', likeSource],
  ['content/repeated-word', ['i18n/max-length', 'seo/length', 'content/punctuation', ...likeSource]],
  ['content/unpaired-sign', [...likeSource, 'i18n/edge-space']],
  ['i18n/concatenation', ['i18n/edge-space']],
  ['content/hardcoded-fact', ['i18n/inline-literal', 'i18n/address-mismatch']],
  [
    'content/forbidden-text',
    [
      ...asTranslated,
      'a11y/alt-quality',
      'content/punctuation',
      'content/repeated-word',
      'i18n/inline-literal',
      'i18n/max-length',
      'content/unpaired-sign',
      'link/insecure-or-local',
    ],
  ],
  ['a11y/alt-quality', ['i18n/inline-literal', 'content/hardcoded-fact']],
  [
    'i18n/placeholder-mismatch',
    [
      ...asWritten,
      'a11y/alt-quality',
      'content/lost-end',
      'content/misspelt-name',
      'content/forbidden-text',
      'i18n/stale',
      'i18n/copied-text',
      'i18n/todo-value',
      'content/hardcoded-fact',
      'i18n/max-length',
      'i18n/concatenation',
      'i18n/html',
      ...likeSource,
    ],
  ],
  ['i18n/copied-text', [...asTranslated, 'i18n/max-length', 'seo/length', 'form/unknown-rule']],
  ['i18n/inline-literal', ['i18n/max-length']],
  ['i18n/type-mismatch', ['i18n/empty-value']],
  ['i18n/plural-forms', [...asTranslated, 'content/lost-end']],
  ['link/broken', ['content/hardcoded-fact']],
  ['link/insecure-or-local', ['link/mailto-tel', 'content/hardcoded-fact']],
  ['link/mailto-tel', ['content/hardcoded-fact']],
  ['seo/title-pattern', ['seo/length', 'i18n/stale']],
  ['a11y/link-text', ['a11y/duplicate-landmark-label']],
  ['i18n/max-length', ['seo/length', 'i18n/inline-mismatch', ...likeSource]],
  ['media/unreadable', ['seo/og-image', 'media/format', 'media/too-large', 'media/too-small']],
  ['media/format', ['media/too-small']],
]);

/** Some checks with all that follow from them, and from those in turn. */
const withFollowing = (checks: readonly CheckId[], all: readonly CheckId[]): ReadonlySet<CheckId> => {
  const found = new Set(checks);
  // A set also goes through what is added on the way.
  for (const check of found)
    for (const other of follow.get(check) ?? []) if (all.includes(other)) found.add(other);
  return found;
};

/** The checks of one text that need not be told. Of those that follow from each other in a circle the first one is. */
export const followOnChecks = (checks: ReadonlySet<CheckId>): ReadonlySet<CheckId> => {
  const all = [...checks];
  const told = all.filter((check) => !all.some((other) => follow.get(other)?.includes(check)));
  for (const check of follow.keys())
    if (checks.has(check) && !withFollowing(told, all).has(check)) told.push(check);
  return new Set(all.filter((check) => !told.includes(check)));
};
