import { isPageFile, publicFile } from '../../file-names.ts';
import { type Echo, follows } from './follows.ts';
import { isErrorOutsideLocales } from './kinds.ts';

/** What follows from an exchange, or from a value where all other pages of a collection have something else. */
export const echoesOfExchanges = {
  /** That a name has changed is not worth a word where something else is said of its place, or of the group that it is in. */
  echoesChangedReference: follows({
    cause: { not: 'content/changed-reference' },
    effect: 'content/changed-reference',
    by: ['places', 'around'],
  }),
  /** Pages with each other's texts have each other's search results. */
  echoesOtherPage: follows({ cause: 'ref/exchanged', effect: 'seo/*', by: ['namedPages', 'page'] }),
  /** A misspelt name only looks as if it was exchanged with another one. */
  echoesMisspelt: follows({
    cause: ['i18n/missing-key', 'i18n/missing-translation'],
    effect: { check: 'i18n/misplaced-key', has: 'also' },
    by: ['place', 'places'],
  }),
  /**
   * Links that have the words of another lead, as they stand, where the other should; what a title should emphasize
   * stands where its words are.
   */
  echoesOtherLabels: follows({
    cause: 'i18n/misplaced-key',
    effect: ['a11y/link-text', 'content/emphasis'],
    by: 'parents',
  }),
  /** A link home that is exchanged with another, or has the words of one, is told with that one. */
  echoesOtherHome: follows(
    { cause: 'a11y/link-text', effect: 'link/home-elsewhere', by: ['places', 'place'] },
    // Where the address or the name of the home page is wrong, links to that page lead elsewhere.
    {
      cause: [
        { check: 'route/*', severity: 'error' },
        { file: isPageFile, pointer: /^\/(?:id|path)$/ },
      ],
      effect: 'link/home-elsewhere',
      by: 'site',
    },
  ),
  /** A value that all other pages have elsewhere may be a second heading or too long where it is. */
  echoesUnlike: follows(
    {
      // On a page with an error anything may have moved, and sections with each other's ids are compared with the wrong ones.
      cause: [isErrorOutsideLocales, { check: 'ref/exchanged', pointer: /\/id$/ }],
      effect: 'i18n/unlike-others',
      by: 'file',
    },
    // Where two pages have each other's texts, both are named there.
    { cause: 'ref/exchanged', effect: 'i18n/unlike-others', by: ['pages', 'page'] },
    { cause: 'i18n/unlike-others', effect: 'a11y/duplicate-landmark-label', by: 'page' },
    {
      cause: 'i18n/unlike-others',
      effect: ['a11y/link-text', 'i18n/max-length', 'seo/length', 'ref/orphan-asset'],
      by: ['places', 'place'],
    },
    // What belongs there is a picture that nothing shows now.
    {
      cause: 'i18n/unlike-others',
      effect: 'ref/orphan-asset',
      by: [({ suggestion = '' }) => [publicFile(suggestion)], 'file'],
    },
  ),
} satisfies Record<string, Echo>;
