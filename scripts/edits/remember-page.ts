import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { namedAssets } from '../site/named-assets.ts';
import { outlineOf } from '../site/page-outline.ts';

/** A page as the last build saw it: its file's signature, its outline and the files of the public folder it names. */
export type RememberedPage = { signature: string; outline: PageFile; assets: string[] };

/** A page as a build remembers it. */
export const rememberPage = (
  page: PageFile,
  source: Pick<SiteSource, 'assets'>,
  signature: string,
): RememberedPage => ({ signature, outline: outlineOf(page), assets: namedAssets(page.document, source) });
