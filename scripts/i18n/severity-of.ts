import { isInDraft } from '../../src/engine/core/checks/context/spans.ts';
import type { Translation } from '../../src/engine/core/checks/context/words/translations.ts';
import { i18nIdenticalToSource } from '../../src/engine/core/checks/i18n-identical-to-source.ts';
import { i18nStale } from '../../src/engine/core/checks/i18n-stale.ts';
import { type Severity, severities } from '../../src/engine/core/checks/problems/problem.ts';
import { objectOf } from '../../src/engine/core/json-value.ts';
import { mayBeMissing } from './may-be-missing.ts';
import type { TranslatedSite } from './read-translated-site.ts';

/** What there is to say of a text in one language. */
export type State = 'translated' | 'missing' | 'stale' | 'identical';

/** A draft may be half done, and a language may do without a text; but a stub in its file would be read. */
const ofMissing = (site: TranslatedSite, { key, locale }: Translation): Severity => {
  const { context } = site;
  if (mayBeMissing(site, key, locale) && !context.words.get(locale)?.texts.has(key)) return 'info';
  const uses = context.uses.get(key) ?? [];
  return uses.every(({ place }) => isInDraft(context, place)) ? 'warning' : 'error';
};

/**
 * The severity of a state, as the checks have it: the site's settings decide whether a stale text matters, and how
 * much.
 */
export const severityOf = (
  site: TranslatedSite,
  translation: Translation,
  state: State,
): Severity | undefined => {
  if (state === 'translated') return undefined;
  if (state === 'missing') return ofMissing(site, translation);
  if (state === 'identical') return i18nIdenticalToSource.severity;
  const settings = objectOf(site.context.source.config.checks)[i18nStale.id];
  const { severity = i18nStale.severity } = objectOf(settings);
  return severities.find((known) => known === severity);
};
