import { objectOf } from '../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { withoutRedirects, withoutSettings } from '../site/without-redirects.ts';
import { changedNames } from './changed-names.ts';
import type { Sought } from './files-with.ts';
import { namesOfAddresses } from './names-of-addresses.ts';

/** Where old addresses lead. */
export type Redirects = SiteSource['config']['redirects'];

/**
 * The configuration without facts and redirects: an edit of those concerns only some pages, any other setting concerns
 * all.
 */
export const settingsOfAll = (config: SiteSource['config']): SiteSource['config'] =>
  withoutSettings(config, ['facts', 'redirects']);

/** The old addresses that lead elsewhere than before. */
export const redirectsSince = (before: Redirects, now: Redirects): string[] =>
  // They are not checked yet.
  changedNames(objectOf(before), objectOf(now));

/** This many at once mean that the redirects are another site's. */
const mostRedirects = 50;

/** The texts of documents that still lead to old addresses; undefined if these may be named elsewhere, too. */
export const namesOfRedirects = (from: string[], source: SiteSource): Sought[] | undefined =>
  from.length > mostRedirects
    ? undefined
    : namesOfAddresses(from, { ...source, config: withoutRedirects(source.config) });
