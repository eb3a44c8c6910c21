import type { Card } from '../../../generated/types.ts';
import { linkToPage } from '../addresses/page-link.ts';
import { byText } from '../json/by-text.ts';
import { perSource } from '../memory/per-source.ts';
import type { Site } from '../site.ts';
import type { PageFile } from '../types.ts';

/** The order in which cards of a collection come: entries without an order are the last. */
export const byOrder = (a: PageFile, b: PageFile) =>
  (a.document.order ?? Number.POSITIVE_INFINITY) - (b.document.order ?? Number.POSITIVE_INFINITY) ||
  byText(a.slug ?? '', b.slug ?? '');

const cardsOf = (site: Site, collection: string, locale: string): Card[] =>
  site.source.pages
    .filter(
      (file) => file.collection === collection && site.manifest.byPage.get(file.document.id)?.has(locale),
    )
    .sort(byOrder)
    .flatMap(({ document }) =>
      document.card ? [{ ...document.card, id: document.id, link: linkToPage(document.id) }] : [],
    );

/** Many pages list the same cards. */
const cardsBySource = perSource<Card[]>();

/** The cards of a collection that exist in a language, in order, each with its id and the link to its page. */
export const collectionCards = (site: Site, collection: string, locale: string): Card[] =>
  cardsBySource(site.source, `${locale}/${collection}`, () => cardsOf(site, collection, locale));
