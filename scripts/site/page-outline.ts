import type { PageFile } from '../../src/engine/core/types.ts';
import type { PageDocument, SectionDocument } from '../../src/generated/types.ts';

const outlineOfSection = ({ type, id }: SectionDocument) => ({ type, id }) as SectionDocument;

/**
 * What other pages need of a page: its addresses, its words for search engines, its card, and the names of its
 * sections, which links lead to. While this stays the same, an edit of the page concerns no other page.
 */
export const outlineOf = (page: PageFile): PageFile => {
  const { sections, features: _, ...document } = page.document;
  return {
    ...page,
    document: { ...document, sections: sections.map(outlineOfSection) } as PageDocument,
    outline: true,
  };
};
