import { checkPart } from '../../src/engine/core/checks/check-part.ts';
import { checkParts } from '../../src/engine/core/checks/check-parts.ts';
import type { Validators } from '../../src/engine/core/checks/schema/validators.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { checkCatalog } from './check-catalog.ts';

/** What was edited: pages, given whole, and whether words were, too. */
export type Edited = { pages: PageFile[]; words: boolean; validators: Validators };

const ofAllWords = { share: { index: 0, count: 1 } };

/**
 * Whether edited pages and words are right, and the site with them, which was right before. All other pages may be given
 * by their outlines, and of the words only those that were edited and that the configuration and the edited pages name.
 */
export const areEditsRight = (source: SiteSource, { pages, words, validators }: Edited): boolean => {
  const how = { validators, errorsOnly: true };
  const report = checkPart({ ...source, pages }, { ...how, isFirst: true, ...(words ? ofAllWords : {}) });
  const problems = checkParts(source, [report], { ...how, idle: checkCatalog });
  return !problems.some(({ severity }) => severity === 'error');
};
