import { linkToPage } from '../../addresses/page-link.ts';
import { homePageOf } from '../../addresses/routes.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Link } from '../context/links/links.ts';
import { above, lastStep } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** Whether the property of a link, or the group of a link with words, is called home. */
const isCalledHome = ({ place: { pointer } }: Link): boolean =>
  [pointer, above(pointer)].some((one) => lastStep(one) === 'home');

const leadingElsewhere = ({ links, manifest }: CheckContext): Finding[] => {
  const home = homePageOf(manifest);
  if (home === undefined) return [];
  return links.flatMap((link): Finding[] => {
    const { target, place } = link;
    if (target.kind !== 'page' || target.pageId === home || !isCalledHome(link)) return [];
    const message = `"home" leads to the page "${target.pageId}", and the home page of this site is "${home}".`;
    return [{ ...place, ...withSuggestion(message, linkToPage(home)) }];
  });
};

/** Links that are called home lead to the home page. */
export const linkHomeElsewhere: Check = {
  id: 'link/home-elsewhere',
  severity: 'warning',
  description: 'The link of the logo, and every other that is called "home", leads to the home page.',
  advice:
    'Whoever clicks the logo wants to begin anew, on every page. A link to another page is valid, so nothing else tells when a wrong one was picked. Name the home page, the one at "/". Example: "home": "page:about-us" in the header.',
  runOnPages: leadingElsewhere,
};
