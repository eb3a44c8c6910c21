import { linkToPage } from '../../page-link.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { siteFindings } from '../context/site-findings.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** What was to name a page and is like none leads to the nearest one that exists. */
const withPage = ({ pages }: CheckContext, finding: Finding): Finding => {
  const { suggestion = '', ...rest } = finding;
  const [, id] = /^page:(.+)$/.exec(suggestion) ?? [];
  if (id === undefined || pages.has(id)) return finding;
  const nearest = closest(id, pages.keys());
  const message = finding.message.replace(` Did you mean "${suggestion}"?`, '');
  return { ...rest, ...withSuggestion(message, nearest === undefined ? undefined : linkToPage(nearest)) };
};

/** site.config.json against schemas/site.schema.json. */
export const schemaSite: Check = {
  id: 'schema/site',
  severity: 'error',
  description: 'site.config.json names only settings that exist, with values they can have.',
  advice:
    'Every page depends on this file, and a setting that does not exist does nothing while you believe it does. Follow the message: correct the name or the value. Example: "heroFade": "400" should be the number 400.',
  run: (context) => siteFindings(context).map((finding) => withPage(context, finding)),
};
