import type { SiteSource } from '../../src/engine/core/types.ts';

/** The configuration without the redirects: files are made of these alone, and all of them each time that one is. */
export const withoutRedirects = ({ redirects: _, ...others }: SiteSource['config']): SiteSource['config'] =>
  others;
