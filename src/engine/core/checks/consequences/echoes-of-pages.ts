import { isConfigFile, isLocaleFile } from '../../file-names.ts';
import { keyPointer } from '../context/words/keys/key-parts.ts';
import type { CheckName } from '../problems/is-of.ts';
import { above, isInItself } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { meantPlace, upwards } from './common-keys.ts';
import { type Echo, follows } from './follows.ts';
import { type Kind, leftFiles, leftWords } from './kinds.ts';
import { onlyWorst } from './only-worst.ts';

/** What is told of the home page, and of the one for unknown addresses. */
const ofCertainAddress: CheckName[] = ['route/no-home', 'route/not-found-path'];

const pageCopy: Kind = { check: 'schema/duplicate-id', pointer: /^\/id$/ };

const ofSearchResults: CheckName[] = ['seo/duplicate-title', 'seo/duplicate-description'];

const wrongKey: Kind = { check: 'schema/locale', file: isLocaleFile, has: 'at' };

/** What two pages have in common. */
const ofCopies: CheckName[] = [...ofSearchResults, 'content/copied-page', 'content/duplicate-order'];

const exchangedPath: Kind = { check: 'ref/exchanged', pointer: /^\/path$/ };

/** An id, words for search engines, and sections. */
const neededByPages = 3;

/** A file that is no page. A document with other names instead may belong elsewhere: `ref/misplaced-file`. */
const isNoPage = ({ check, pointer, missing, lacks, named }: Problem): boolean =>
  check === 'schema/page' &&
  pointer === '' &&
  (missing === undefined || (lacks === neededByPages && named === undefined));

/** What is wrong with the names at the top of a page: what it lacks may be gone with another, or stand under another. */
const isOfOuterNames = ({ check, pointer, at, missing }: Problem): boolean =>
  check === 'schema/page' && (at === 'key' ? above(pointer) === '' : pointer === '' && missing !== undefined);

const ofPlaces = /^(layout|sections|before|after|error|type|id)$/;

/** Sections, or their ids, that cannot be read. */
const isLostPlace = (problem: Problem): boolean =>
  (problem.missing === undefined || ofPlaces.test(problem.missing)) &&
  /^\/?((layout|sections)(\/(before|after|error))?(\/\d+)?(\/(props\/)?id)?)?$/.test(meantPlace(problem));

/** What follows from an address, a copy, a time or a name that is reported already. */
export const echoesOfPages = {
  /** A file that holds something else than a page has nothing that a page needs. */
  echoesNoPage: follows({ cause: isNoPage, effect: { not: 'json/*' }, by: 'file' }),
  /** What a group lacks that contains itself is in the inner one. */
  echoesInner: follows({
    cause: {
      check: ['schema/*', 'config/unknown-option'],
      has: 'at',
      and: ({ pointer }) => isInItself(pointer),
    },
    effect: { has: 'missing' },
    by: ['parent', 'place'],
  }),
  /** A faulty section may be the one with the heading. */
  echoesHeading: follows({
    cause: { severity: 'error', pointer: /^(\/sections(\/\d+(\/\w+)?)?)?$/ },
    effect: 'a11y/main-heading',
    by: 'file',
  }),
  /** The words of a lost section, and what it showed, are left over. */
  echoesHeadingLost: follows({
    cause: 'a11y/main-heading',
    effect: [...leftWords, ...leftFiles, 'link/broken-anchor'],
    by: 'site',
  }),
  /** Of one address first its form is told, then its language, that it is taken, and last that it is a slip. */
  echoesAddress: onlyWorst({
    worstFirst: [
      'route/bad-path',
      'route/reserved',
      'route/suffix-collision',
      'route/duplicate',
      'route/misspelt-path',
    ],
    by: 'place',
  }),
  /**
   * The home page, or the one for unknown addresses, whose address is no address, or that of another page, is told at
   * that address; one whose address is lost with another name at that.
   */
  echoesCertainAddress: follows(
    {
      cause: { not: ofCertainAddress, severity: 'error', pointer: /^\/path$/ },
      effect: ofCertainAddress,
      by: 'file',
    },
    {
      cause: isOfOuterNames,
      effect: { check: ofCertainAddress, and: ({ missing }) => missing === 'path' },
      by: 'file',
    },
    { cause: exchangedPath, effect: 'route/not-found-path', by: 'site' },
  ),
  /** A section that should not be in the layout is not also compared with every page. */
  echoesLayout: follows({
    cause: { check: ['schema/section-not-allowed-here', 'schema/duplicate-id'], file: isConfigFile },
    effect: { check: ['schema/duplicate-id', 'schema/section-limit', 'a11y/*'], not: { file: isConfigFile } },
    by: 'site',
  }),
  /** Sections, or their ids, that cannot be read are no places that a link could lead to. */
  echoesPlaces: follows({
    cause: { check: ['schema/*', 'config/*'], severity: 'error', and: isLostPlace },
    effect: 'link/broken-anchor',
    by: 'site',
  }),
  /** If a copy of a page is reported, the words and the place that it shares with the original follow from that. */
  echoesPageCopy: follows(
    { cause: 'route/duplicate', effect: 'route/not-found-status', by: 'page' },
    { cause: [pageCopy, 'route/duplicate'], effect: ofCopies, by: 'site' },
    // Two entries with one place: reported at either of them.
    {
      cause: ['seo/duplicate-title', 'content/copied-page'],
      effect: 'content/duplicate-order',
      by: ['page', 'pages'],
    },
    {
      // Its words are not its own.
      cause: 'content/copied-page',
      effect: ['seo/duplicate-title', 'i18n/inline-mismatch', 'i18n/stale', 'i18n/unrecorded'],
      by: ['file', ({ origin, file }) => [origin?.file ?? file]],
    },
    // Of words in a locale file nobody knows which of the two pages shows them by mistake.
    { cause: 'content/copied-page', effect: { check: ofSearchResults, file: isLocaleFile }, by: 'site' },
    // Where nobody knows which page was first, the title may be told on the original.
    { cause: 'content/copied-page', effect: ofSearchResults, by: ['page', 'namedPages'] },
    {
      cause: ['seo/duplicate-title', 'content/copied-page'],
      effect: ['seo/duplicate-description', 'ref/orphan-page'],
      by: 'page',
    },
  ),
  /** Of two pages with each other's "meta" the one has the other's "noindex", too. */
  echoesExchangedMeta: follows({
    cause: { check: 'content/copied-page', pointer: /^\/meta$/ },
    effect: ['ref/orphan-page', 'seo/noindex-linked'],
    by: [({ file, elsewhere = [] }) => [file, ...elsewhere.map((other) => other.file)], 'file'],
  }),
  /** A page that a typist gave languages that do not exist has none to switch between. */
  echoesUnknownLanguage: follows({ cause: 'route/missing-locale', effect: 'route/asymmetric', by: 'page' }),
  /** A page that has the name of another is not the one that settings mean. */
  echoesPageName: follows(
    {
      cause: { check: 'ref/page-name', tells: 'exchange' },
      // Pages in each other's files have taken their addresses along.
      effect: ['route/not-found-status', 'seo/noindex-linked', 'ref/unknown-entry', exchangedPath],
      by: 'site',
    },
    {
      cause: { check: 'ref/missing-entry', pointer: /^\/id$/ },
      effect: 'route/not-found-status',
      by: 'file',
    },
  ),
  /** When a page or section is shown is told once, the worst first: everything that it breaks is mended there. */
  echoesPublication: onlyWorst({
    of: { pointer: /\/(draft|publishAt|unpublishAt)$/ },
    worstFirst: [
      { check: 'content/date-window', severity: ['error', 'warning'] },
      'schema/choice-missing',
      'link/unpublished',
      'ref/unknown-entry',
      'a11y/main-heading',
      'link/unpublished-later',
      'link/left-out',
      // That its time is over.
      'content/date-window',
    ],
    by: 'parent',
  }),
  /** Two items whose links were exchanged have, as they stand, each other's icons. */
  echoesIcon: follows({
    cause: 'link/*',
    effect: { check: 'ref/exchanged', pointer: /\/icon$/ },
    by: ['parent', 'parents'],
  }),
  /** A name of the words that cannot be a name is missing under its right one, and nothing shows the wrong one. */
  echoesKeyName: follows(
    { cause: wrongKey, effect: ['i18n/extra-key', 'i18n/unused-key'], by: ['place', 'around'] },
    // A text whose name also names the groups around it looks as if it stood in another one.
    { cause: wrongKey, effect: 'i18n/moved-group', by: ['parent', 'around'] },
    { cause: wrongKey, effect: 'i18n/missing-translation', by: 'file' },
    {
      cause: wrongKey,
      effect: 'i18n/missing-key',
      by: ['textGroup', ({ named }) => (named?.keys ?? []).slice(0, 1).map(keyPointer).flatMap(upwards)],
    },
  ),
} satisfies Record<string, Echo>;
