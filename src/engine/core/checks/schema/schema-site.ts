import { linkToPage, parsePageLink } from '../../addresses/page-link.ts';
import { listOf, objectOf } from '../../json/json-value.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { siteFindings } from '../context/site-findings.ts';
import type { Finding } from '../problems/problem.ts';
import { withoutMending } from '../problems/restated.ts';
import { faultIn } from '../problems/with-remedy.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';

/** What was to name a page and is like none leads to the nearest one that exists. */
const withPage = ({ pages }: CheckContext, finding: Finding): Finding => {
  const id = parsePageLink(finding.suggestion ?? '')?.pageId;
  if (id === undefined || pages.has(id)) return finding;
  const nearest = closest(id, pages.keys());
  const meant = nearest === undefined ? undefined : linkToPage(nearest);
  return { ...withoutMending(finding), ...withSuggestion(faultIn(finding), meant) };
};

/** What a suffix that is not written as one was to be is that of its language. */
const withSuffix = ({ given }: CheckContext, finding: Finding): Finding => {
  const [, row] = /^\/locales\/(\d+)\/suffix$/.exec(finding.pointer) ?? [];
  const { locale } = objectOf(row && listOf(objectOf(given.config).locales)[Number(row)]);
  const isOwn = typeof locale === 'string' && finding.suggestion !== undefined;
  if (!isOwn || locale.toLowerCase().endsWith(finding.suggestion ?? '')) return finding;
  return { ...withoutMending(finding), ...withSuggestion(faultIn(finding), `-${locale.toLowerCase()}`) };
};

/** site.config.json against schemas/site.schema.json. */
export const schemaSite: Check = {
  id: 'schema/site',
  severity: 'error',
  description: 'site.config.json names only settings that exist, with values they can have.',
  advice:
    'Every page depends on this file, and a setting that does not exist does nothing while you believe it does. Follow the message: correct the name or the value. Example: "heroFade": "400" should be the number 400.',
  run: (context) => siteFindings(context).map((finding) => withSuffix(context, withPage(context, finding))),
};
