import { hasPolicies } from '../../src/engine/core/resolve/untranslated.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';

/**
 * The edits of a site: the pages that must be looked at, and the keys of edited words. `hasMoved` says whether other
 * pages see a page differently, or facts, redirects, records or files have changed.
 */
export type Edit = { pages: PageFile[]; keys: Set<string>; hasMoved: boolean };

/** A site may make errors of what is none by itself, such as words that no page names any more. */
const raisesSeverity = ({ checks = {} }: SiteSource['config']): boolean =>
  Object.values(checks).some(({ severity }) => severity === 'error');

/** Whether nobody can say what an edit concerns: untranslated pages hang on more, and a site may ask more of its pages. */
export const concernsAll = ({ config }: Pick<SiteSource, 'config'>): boolean =>
  hasPolicies(config) || raisesSeverity(config);

/** Whether every page has a list of sections. */
export const areSound = ({ pages }: SiteSource): boolean =>
  pages.every(({ document }) => Array.isArray(document?.sections));
