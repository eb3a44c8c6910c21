import type { CollectionConfig, SiteConfig } from '../../../generated/types.ts';
import { linkToPage } from '../addresses/page-link.ts';

/** The collection for whose missing entries a page is shown, with its name. */
export const collectionOfMissing = (
  { collections = {} }: SiteConfig,
  pageId: string,
): [name: string, collection: CollectionConfig] | undefined =>
  Object.entries(collections).find(([, { notFound }]) => notFound === linkToPage(pageId));
