import { checkPart } from '../../src/engine/core/checks/check-part.ts';
import { checkParts } from '../../src/engine/core/checks/check-parts.ts';
import { needsAllChecks } from '../../src/engine/core/checks/running-checks.ts';
import type { Validators } from '../../src/engine/core/checks/schema-errors/validators.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import type { Edit } from '../edits/edit.ts';
import { outlinedSite } from '../site/outlined-site.ts';
import { toldOfOthers, unmarked } from '../site/page-outline.ts';
import { checkCatalog } from './check-catalog.ts';

/** The edits, with their pages whole, and what these are measured by. */
type Edited = Edit & { validators: Validators };

const ofAllWords = { share: { index: 0, count: 1 } };

/** All pages, and of the words only those that an edit concerns: the words of the other pages have not changed. */
const concerned = (source: SiteSource, { keys, hasMoved }: Edited): SiteSource => {
  // A new page may have the address of any other: then problems may be reported at each.
  const pages = source.pages.map((page) => (hasMoved ? unmarked(page) : toldOfOthers(page)));
  const looked = pages.filter(({ outline }) => !outline);
  return { ...source, pages, locales: outlinedSite(source, looked, keys).locales };
};

/**
 * Whether edited pages and words have no errors, nor the site with them, which had none before. All other pages are
 * given by their outlines.
 */
export const areEditsRight = (source: SiteSource, edited: Edited): boolean => {
  const { pages, keys, validators } = edited;
  // What is told as an error only once its cause is known is not looked for here.
  if (needsAllChecks(source)) return false;
  const how = { validators, errorsOnly: true, areSettingsRight: true };
  const site = concerned(source, edited);
  const share = keys.size > 0 ? ofAllWords : {};
  const report = checkPart({ ...site, pages }, { ...how, isFirst: true, ...share });
  const problems = checkParts(site, [report], { ...how, idle: checkCatalog });
  return !problems.some(({ severity }) => severity === 'error');
};
