import type { SiteSource } from '../../types.ts';
import { checkPart } from '../check-part.ts';
import { checkParts } from '../check-parts.ts';
import { stripPage } from '../context/strip-page.ts';
import type { Problem } from '../problems/problem.ts';
import type { Validators } from '../schema-errors/validators.ts';

/** What is wrong with a site that is read in two parts. */
export const checkInParts = (site: SiteSource, validators: Validators): Problem[] => {
  const count = 2;
  const pagesOfPart = Math.ceil(site.pages.length / count);
  const parts = Array.from({ length: count }, (_, index) =>
    checkPart(
      { ...site, pages: site.pages.slice(index * pagesOfPart, (index + 1) * pagesOfPart) },
      { validators, isFirst: index === 0, share: { index, count } },
    ),
  );
  // Reports of parts come from other threads.
  const sent = JSON.parse(JSON.stringify(parts)) as typeof parts;
  return checkParts({ ...site, pages: site.pages.map(stripPage) }, sent, { validators });
};
