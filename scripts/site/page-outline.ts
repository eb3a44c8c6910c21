import { isOwnId } from '../../src/engine/core/checks/context/own-names.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import type { PageDocument, SectionDocument } from '../../src/generated/types.ts';

const outlineOfSection = (section: SectionDocument | null) => {
  const { props: _, $lint: __, ...outline } = section ?? ({} as SectionDocument);
  return outline as SectionDocument;
};

/**
 * What other pages need of a page: its addresses, its words for search engines, its card, and the names of its
 * sections, which links lead to. While this stays the same, an edit of the page concerns no other page.
 */
export const outlineOf = (page: PageFile): PageFile => {
  const { sections, features: _, ...document } = page.document;
  // A draft may still lack its sections.
  const outlined = Array.isArray(sections) ? sections.map(outlineOfSection) : [];
  return {
    ...page,
    document: { ...document, sections: outlined } as PageDocument,
    outline: true,
  };
};

/** A page without its mark as an outline, so that problems may be reported of it. */
export const unmarked = ({ outline: _, ...page }: PageFile): PageFile => page;

/**
 * A page whose id is not the name of its file: a link that takes one for the other is reported at that page, so it is
 * unmarked. Other pages stay as they are.
 */
export const toldOfOthers = (page: PageFile): PageFile =>
  isOwnId(page, page.document.id) ? page : unmarked(page);
