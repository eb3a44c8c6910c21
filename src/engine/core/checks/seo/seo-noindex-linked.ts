import type { Check } from '../check.ts';

/**
 * Pages that a menu offers to everyone and that search engines are told to forget. The foot of a page often leads to legal
 * notices that nobody should find by searching.
 */
export const seoNoindexLinked: Check = {
  id: 'seo/noindex-linked',
  severity: 'warning',
  description: 'A page that stands in the menu is not kept out of search engines.',
  advice:
    'A page in the menu is meant to be found, and "noindex" tells search engines to forget it; one of the two is a mistake. Remove "noindex" from "meta" of the page, or the link from the menu in site.config.json. The foot of the page may lead to it.',
  run: ({ links, pages }) => {
    const inMenus = new Set(
      links.flatMap(({ target, place }) =>
        target.kind === 'page' && place.pointer.startsWith('/layout/before/') ? [target.pageId] : [],
      ),
    );
    return [...pages.values()]
      .filter(
        ({ document: { id, meta, status } }) => meta.noindex === true && status !== 404 && inMenus.has(id),
      )
      .map(({ file, document: { id } }) => ({
        file,
        page: id,
        pointer: '/meta/noindex',
        message:
          'A menu leads to this page, but "noindex" keeps it out of search engines. Remove one of the two.',
      }));
  },
};
