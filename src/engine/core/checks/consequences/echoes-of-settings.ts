import { isConfigFile, isPublicFile, isSchemaFile } from '../../file-names.ts';
import type { CheckName } from '../problems/is-of.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { settingOf } from './common-keys.ts';
import { echoesCopiedItem } from './echoes-copied-item.ts';
import { echoesCompared, echoesLost } from './echoes-of-comparisons.ts';
import { type Echo, follows } from './follows.ts';
import { isOfForm, isUnreadable, type Kind, mild } from './kinds.ts';

const wrongFact: Kind = {
  and: [
    ['config/env', 'ref/exchanged', 'seo/jsonld', 'content/*'],
    ['i18n/number-mismatch', 'i18n/todo-value', 'i18n/html', 'i18n/edge-space'],
  ],
  file: isConfigFile,
  severity: ['error', 'warning'],
  pointer: /^\/facts\//,
};

/** An error in a setting. */
const wrong =
  (setting: RegExp): Kind =>
  (problem) =>
    isUnreadable(problem) && setting.test(settingOf(problem));

/** What says which languages there are: every address and every text depends on that. */
const wrongLanguages = wrong(/^\/(locales(\/\d+(\/locale)?)?|defaultLocale)$/);

const ofLanguages: Kind = { file: isConfigFile, pointer: /^\/locales/, not: 'config/numbers' };

const wrongLanguagesOfPage: Kind = { check: 'schema/page', pointer: /^\/locales(\/|$)/ };

/** The words of a language that are there and are not read. */
const unreadWords: Kind = { check: 'ref/unread-file', file: (file) => /^locales\/[^/]+\.json$/.test(file) };

const unreadFile: Kind = { check: 'ref/unread-file', severity: 'error' };

/** A name in the words of the mails that nothing asks for. */
const nameOfMails: Kind = { check: 'mail/words', pointer: /^(\/[^/]+){2}/, has: 'at' };

/** An address in a mail at which no page answers it. */
const addressInMails: Kind = { check: 'mail/words', pointer: /^\/[^/]+\/pages\/[^/]+$/, has: 'suggestion' };

/** A collection that is none, or has no pattern of addresses. */
const lostCollection = wrong(/^\/collections(\/[^/]+(\/paths?(\/.*)?)?)?$/);

/** Whether the content has the shape that its schemas ask for. */
const ofShape: CheckName[] = ['schema/section-props', 'schema/page', 'schema/site'];

/** What depends on which pages there are, and where. */
const ofPages: CheckName[] = ['route/*', 'link/*', 'ref/missing-entry'];

/** The name of the file of a page, which is mostly its id. */
const fileName = ({ file }: Problem): string[] => file.split('/').at(-1)?.split('.').slice(0, 1) ?? [];

/** What follows from a faulty setting of the site or of a page, and is therefore not reported. */
export const echoesOfSettings = {
  /** A wrong fact makes the texts that show it wrong or too long, and contradicts the data that repeats it. */
  echoesFacts: follows(
    { cause: { and: wrongFact, not: 'seo/jsonld' }, effect: 'seo/jsonld', by: 'place' },
    {
      cause: wrongFact,
      effect: ['seo/length', 'seo/jsonld', 'i18n/max-length', 'i18n/concatenation'],
      by: 'site',
    },
  ),
  echoesCompared,
  echoesLost,
  echoesCopiedItem,
  /** Types are made once everything is right. */
  echoesDrift: follows({
    cause: { severity: 'error', not: ['schema/types-drift', ...ofShape] },
    effect: 'schema/types-drift',
    by: 'site',
  }),
  /** A schema that has just been changed does not fit the content: which of the two is wrong is told at the schema. */
  echoesChangedSchema: follows({
    cause: { check: 'schema/types-drift', severity: 'error' },
    effect: ofShape,
    by: 'site',
  }),
  /** Forms, and the names in the words of their mails, are checked once the schemas are right. */
  echoesSchemas: follows(
    {
      cause: { severity: 'error', file: isSchemaFile, not: 'schema/types-drift' },
      effect: ['form/*', nameOfMails],
      by: 'site',
    },
    { cause: { check: 'ref/missing-entry', pointer: /\/schema$/ }, effect: nameOfMails, by: 'site' },
  ),
  /** Addresses in mails are compared once those of the pages can be read. */
  echoesAddresses: follows({
    cause: { check: ['schema/*', 'route/*'], severity: 'error' },
    effect: addressInMails,
    by: 'site',
  }),
  /** Which section carries the heading is looked at once its schema says it. */
  echoesHeadingMark: follows({
    cause: { check: 'schema/self', pointer: /^\/x-mainHeading/ },
    effect: 'a11y/main-heading',
    by: 'site',
  }),
  /** Where a section may stand is looked at once its schema says it. */
  echoesPlaceMark: follows({
    cause: { check: 'schema/self', pointer: /^\/x-enabledOn/ },
    effect: ['schema/section-not-allowed-here', 'ref/lost-section'],
    by: 'site',
  }),
  /** The contents of a misplaced file are looked at where it belongs, and so is what other files should find there. */
  echoesMisplacedFile: follows(
    { cause: 'ref/misplaced-file', by: 'file' },
    { cause: 'ref/misplaced-file', effect: ['config/locales', { not: isOfForm }], by: 'site' },
  ),
  /** A record that is none does not know its text. */
  echoesBrokenRecord: follows({
    cause: { check: 'schema/translations-lock', severity: 'error' },
    effect: 'i18n/unrecorded',
    by: 'site',
  }),
  /** Every address and every text is checked once the list of languages is right. */
  echoesLanguages: follows(
    { cause: wrongLanguages, effect: ['config/locales', { not: [isOfForm, unreadWords] }], by: 'site' },
    {
      cause: wrong(/^\/locales\/\d+\/suffix$/),
      effect: ['config/locales', 'route/*', 'link/*', 'redirect/*'],
      by: 'site',
    },
    { cause: wrong(/^\/locales\/\d+\/untranslated$/), effect: 'i18n/missing-translation', by: 'site' },
  ),
  /** A language lacks no file that is there and is not read. */
  echoesUnreadWords: follows({
    cause: unreadWords,
    effect: 'config/locales',
    by: ['file', ({ named }) => named?.files ?? []],
  }),
  /** A collection that is none, has no pattern of addresses or no folder makes links to its pages wrong. */
  echoesPattern: follows({
    cause: [lostCollection, { check: 'ref/collection-folder', severity: 'error', file: isConfigFile }],
    effect: ofPages,
    by: 'site',
  }),
  /** What other files should find in a file is looked for once it is read. */
  echoesUnreadFile: follows(
    {
      cause: unreadFile,
      effect: [...ofPages, { check: 'ref/collection-folder', severity: mild }],
      by: 'site',
    },
    { cause: unreadFile, effect: 'ref/unknown-entry', by: [fileName, 'namedPages'] },
    { cause: { ...unreadFile, file: isPublicFile }, effect: 'ref/missing-asset', by: 'site' },
  ),
  /** Findings of a check that lacks its options are of no use while these cannot be read. */
  echoesOptions: follows(
    {
      cause: { and: isUnreadable, pointer: /^\/checks\// },
      by: [({ pointer }) => steps(pointer).slice(1, 2), ({ check }) => [check]],
    },
    { cause: { and: isUnreadable, pointer: /^\/checks$/ }, effect: { severity: mild }, by: 'site' },
  ),
  /** A setting that stands among the facts is neither words nor has languages. */
  echoesStrayedSetting: follows({
    cause: { check: 'config/unknown-option', pointer: /^\/facts\// },
    effect: { file: isConfigFile },
    by: ['place', 'around'],
  }),
  /** A page whose languages are wrong is not there in them. */
  echoesNowhere: follows({
    cause: { and: ['route/missing-locale', wrongLanguagesOfPage], severity: 'error' },
    effect: 'link/broken',
    by: 'site',
  }),
  /** Numbers that seem to be missing may stand under a wrong name. */
  echoesNumbers: follows(
    { cause: { and: ofLanguages, not: 'config/gone-setting' }, effect: 'config/numbers', by: 'site' },
    // A number that is gone from its place may stand for another one, which is wrong.
    { cause: ofLanguages, effect: { check: 'config/numbers', severity: mild }, by: 'site' },
  ),
  /** Addresses that are gone since a suffix has changed are those of before the slip in it. */
  echoesSuffix: follows({
    cause: { check: 'config/locales', pointer: /\/suffix$/ },
    effect: 'redirect/missing-after-rename',
    by: 'site',
  }),
} satisfies Record<string, Echo>;
