import { isConfigFile, lockFile } from '../../file-names.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import type { CheckName } from '../problems/is-of.ts';
import { below, lastStep } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { echoesCopy } from './echoes-copy.ts';
import { type Echo, follows } from './follows.ts';
import {
  isErrorOutsideLocales,
  isLeftover,
  isLeftoverKey,
  type Kind,
  leftFiles,
  leftWords,
  mayLackWords,
  mild,
} from './kinds.ts';
import { lostWords } from './lost-words.ts';

/** Words that may be the same in every language, and that no text has: they are those that a faulty place should name. */
const idleWords: Kind = { check: 'i18n/identical-to-source', file: isConfigFile };

/** Words that nothing uses. What the lock file says wrongly itself no page has lost. */
const wordsLeft: Kind = { check: leftWords, not: { file: (file) => file === lockFile } };

const lostTranslation: Kind = { check: 'i18n/missing-translation', has: 'missing' };

/** What may mean another text, or none: what is left over is mostly what it should name. */
const mayMeanOther: Kind = ['content/repeated-item', 'a11y/link-text', 'a11y/duplicate-landmark-label'];

/** What may show another file, or lead to another page. */
const mayShowOther: Kind = [
  ['i18n/unused-key', 'i18n/extra-key', 'ref/page-name'],
  ['seo/og-image', 'a11y/alt-quality', 'content/hardcoded-fact'],
  { check: 'link/*', not: 'link/lost-entry' },
];

/** How a page is called and looks in search results. */
const ofLook: CheckName[] = [
  'seo/length',
  'seo/duplicate-title',
  'seo/duplicate-description',
  'seo/noindex-linked',
  'ref/page-name',
];

/** What may keep a link from leading where it should. */
const noWay: Kind = [
  'link/*',
  'json/*',
  ['schema/section-props', 'schema/section-limit', 'schema/section-not-allowed-here'],
  { check: 'ref/missing-entry', pointer: /^\// },
  { check: 'i18n/missing-key', pointer: /\/link$/ },
];

const copiedPage: Kind = { check: 'schema/duplicate-id', pointer: /^\/id$/ };

/** The text that a suggestion names, without the words behind it. */
const suggestedText = ({ suggestion }: Problem): string[] => {
  const key = keyNamedBy(suggestion) ?? suggestion;
  return key === undefined ? [] : [keyPointer(key)];
};

/** The text that is meant at a wrong place. */
const meantText = (problem: Problem): string[] => {
  const named = (problem.named?.keys ?? []).map(keyPointer);
  return [...suggestedText(problem), ...named].slice(0, 1);
};

/** What follows from a fault of any kind, in the order in which one rule sees what others have left. */
export const echoesOfFaults = {
  /** A value that a special check has reported need not be reported again by the schema in general words. */
  echoesSpecial: follows({ cause: { not: 'schema/*', severity: 'error' }, effect: 'schema/*', by: 'gap' }),
  /** Of a setting that its schema refuses, it does not matter what else it had better not be. */
  echoesRefused: follows({
    cause: { check: 'schema/*', severity: 'error' },
    effect: { file: isConfigFile, severity: mild },
    by: 'gap',
  }),
  /**
   * A text is unused because the place that should name it misspells it, or lacks the property that would carry it. Such
   * a property has, by the habit of the locale files, the name that the key ends in.
   */
  echoesMissing: follows(
    // The words behind a wrong key prove which text is meant; what its place or neighbors should name is a guess.
    {
      cause: 'i18n/inline-mismatch',
      effect: ['i18n/misplaced-key', 'i18n/unlike-others'],
      by: [suggestedText, meantText],
    },
    {
      cause: ['i18n/missing-key', 'i18n/inline-mismatch'],
      effect: isLeftoverKey,
      by: [suggestedText, 'text'],
    },
    // Words without a key, on the page that has lost a text, stand where that was named.
    { cause: 'i18n/inline-literal', effect: 'i18n/unused-key', by: 'page' },
    {
      cause: { check: 'schema/*', has: 'missing' },
      effect: 'i18n/unused-key',
      by: [({ missing = '' }) => [missing], ({ pointer }) => [lastStep(pointer)]],
    },
  ),
  /** A new text in the place of another: what is left over of that is told when the new one is translated. */
  echoesReplaced: follows(
    { cause: lostTranslation, effect: 'i18n/unused-key', by: ['text', 'textGroup'] },
    {
      cause: lostTranslation,
      effect: 'i18n/misplaced-key',
      by: [
        ({ pointer, missing = '' }) => [below(pointer, missing)],
        ({ named }) => (named?.shown ?? []).map(keyPointer),
      ],
    },
  ),
  /** The label of a page that no menu leads to any more is to be shown again, and not to be removed. */
  echoesLostEntry: follows({ cause: 'ref/orphan-page', effect: isLeftoverKey, by: ['namedTexts', 'text'] }),
  /** An unused thing is often what a faulty place should use: faults are told first, leftovers afterwards. */
  echoesFault: follows(
    { cause: [isErrorOutsideLocales, mayShowOther], effect: leftFiles, by: 'site' },
    { cause: [mayLackWords, mayMeanOther], effect: wordsLeft, by: lostWords },
    // They also go with the page that showed them.
    { cause: [mayLackWords, isLeftoverKey, 'i18n/missing-key'], effect: idleWords, by: 'site' },
  ),
  /** A form whose field is not whole lacks what the field would give; a link that leads nowhere leads elsewhere. */
  echoesBroken: follows(
    {
      cause: { check: 'schema/*', severity: 'error' },
      // The kind of a field is told by what its rules ask for, and not by the list of all kinds.
      effect: { check: 'form/*', not: { check: 'form/unknown-field-type', pointer: /\/kind$/ } },
      by: ['around', 'place'],
    },
    { cause: { and: noWay, severity: 'error' }, effect: 'a11y/link-text', by: 'site' },
  ),
  /** How a page is called and looks in search results does not matter as long as something else is wrong with it. */
  echoesInSearch: follows(
    // A remark at the same text may just as well be made of that.
    { cause: { not: ofLook, severity: ['error', 'warning'] }, effect: ofLook, by: 'gap' },
    // A page that names the words of another place looks as that does.
    {
      cause: [{ severity: 'error' }, { check: 'i18n/misplaced-key', pointer: /^\/meta\// }],
      effect: ofLook,
      by: 'page',
    },
  ),
  /** A page that names another page's title has left its own words unused. */
  echoesSwapped: follows({
    cause: ['seo/duplicate-title', 'seo/duplicate-description'],
    effect: isLeftoverKey,
    by: ['text', ({ pointer }) => [`/meta/${lastStep(pointer)}`]],
  }),
  echoesCopy,
  /** The second of two pages of one id is a copy of the first, or has its name: the rest follows from that. */
  echoesCopiedPage: follows(
    {
      cause: copiedPage,
      effect: ['route/*', 'content/duplicate-order', 'ref/collection-folder'],
      by: 'file',
    },
    // The address of the copy may be decided by a pattern that is the original's.
    { cause: copiedPage, effect: 'route/reserved', by: ['page', 'namedPages'] },
  ),
  /** Texts below a group that should be a text, or the reverse, are surplus only until that is mended. */
  echoesKind: follows({ cause: 'i18n/type-mismatch', effect: isLeftover, by: ['place', 'outside'] }),
} satisfies Record<string, Echo>;
