import type { CheckName } from '../problems/is-of.ts';
import { isDoubt, type Kind } from './kinds.ts';
import { onlyWorst } from './only-worst.ts';

/** That texts were exchanged is told whatever else is. */
const isExchanged: Kind = { check: 'i18n/stale', has: 'also' };

/** What is wrong with the form of a text comes before what its words say, and that before how they suit others. */
const worstFirst: CheckName[] = [
  'form/endpoint',
  'config/secret',
  'config/env',
  'i18n/missing-translation',
  'i18n/extra-key',
  'i18n/moved-group',
  'i18n/unused-key',
  'i18n/missing-key',
  'schema/site',
  'schema/page',
  'i18n/placeholder-mismatch',
  'i18n/todo-value',
  'i18n/invalid-message',
  'i18n/html',
  'content/misspelt-name',
  'content/forbidden-text',
  'a11y/alt-quality',
  'i18n/type-mismatch',
  'i18n/plural-forms',
  'content/lost-end',
  'i18n/copied-text',
  'form/unknown-rule',
  'link/broken',
  'link/insecure-or-local',
  'link/mailto-tel',
  'seo/title-pattern',
  'media/unreadable',
  'media/format',
  'ref/misspelt-id',
  'i18n/empty-value',
  'seo/og-image',
  'media/too-large',
  'media/too-small',
  'i18n/edge-space',
  'i18n/identical-to-source',
  'content/misspelt-text',
  'i18n/wrong-script-or-language',
  'content/repeated-word',
  'content/unpaired-sign',
  'a11y/link-text',
  'content/terminology',
  'a11y/duplicate-landmark-label',
  'i18n/number-mismatch',
  'content/hardcoded-fact',
  'i18n/inline-literal',
  'i18n/max-length',
  'i18n/address-mismatch',
  'content/punctuation',
  'i18n/end-sign-mismatch',
  'i18n/case-mismatch',
  'i18n/concatenation',
  'i18n/stale',
  'seo/length',
  'i18n/changed-letter',
  'i18n/expansion',
  'i18n/inline-mismatch',
];

/** Of what several checks say of one text the first is told; the rest is asked once that is mended. */
export const echoesFollowOn = onlyWorst({
  of: { not: [isDoubt, isExchanged] },
  worstFirst,
  by: ['places', 'place'],
});
