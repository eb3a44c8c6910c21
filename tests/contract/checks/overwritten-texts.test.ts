import { describe, expect, it } from 'vitest';
import { readSite } from '../../../scripts/site/site-files.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import type { CheckContext } from '../../../src/engine/core/checks/context/check-context.ts';
import { parentOf } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { translations } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { createContext } from '../../../src/engine/core/checks/create-context.ts';
import { i18nCopiedText } from '../../../src/engine/core/checks/i18n/i18n-copied-text.ts';
import { i18nExpansion } from '../../../src/engine/core/checks/i18n/i18n-expansion.ts';
import { i18nPlaceholderMismatch } from '../../../src/engine/core/checks/i18n/i18n-placeholder-mismatch.ts';
import { withValue } from '../../../src/engine/core/checks/problems/with-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { project } from '../../command.ts';

const { source } = await readSite(project);
const validators = await keepValidators()(source.schemas);

const contextOf = (site: SiteSource): CheckContext => createContext(site, new Set(), validators);

const written = translations(contextOf(source)).flatMap(({ key, locale, source: own, target }) =>
  target ? [{ key, locale, own: own.value, text: target.value }] : [],
);

/** A translation, and one beside it that says something else in both languages. */
const pairs = written.flatMap((one) =>
  written
    .filter(({ key, locale }) => locale === one.locale && parentOf(key) === parentOf(one.key))
    .filter(({ own, text }) => own !== one.own && text !== one.text)
    .map((other) => ({ ...one, other })),
);

const siteWith = ({ key, locale, other }: (typeof pairs)[0]): SiteSource => ({
  ...source,
  locales: {
    ...source.locales,
    [locale]: withValue(source.locales[locale], key.split('.'), other.text) as SiteSource['locales'][string],
  },
});

const isTold = (pair: (typeof pairs)[0]): boolean => {
  const context = contextOf(siteWith(pair));
  return [i18nCopiedText, i18nExpansion, i18nPlaceholderMismatch].some(
    (check) => (check.run?.(context) ?? []).length > 0,
  );
};

describe('a translation of this site that one beside it was pasted over', () => {
  it('is told, whichever two they are', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    const silent = pairs.filter((pair) => !isTold(pair));
    expect(silent.map(({ key, other }) => `${key} <- ${other.key}`)).toEqual([]);
  }, 300_000);
});
