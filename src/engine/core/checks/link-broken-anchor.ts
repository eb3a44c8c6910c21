import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { type Link, linkTarget } from './context/links/links.ts';
import { misspeltSections } from './context/marks/misspelt-sections.ts';
import { below } from './problem.ts';
import { closest, withSuggestion } from './suggest.ts';

const idsByPage = ({ sections, pages }: CheckContext): Map<string, Set<string>> => {
  const layout = sections.filter(({ place }) => place.page === undefined).map(({ section }) => section.id);
  return new Map(
    [...pages].map(([id, { document }]) => [
      id,
      new Set([...document.sections.map((own) => own.id), ...layout]),
    ]),
  );
};

const layoutIds = ({ sections }: CheckContext): Set<string> =>
  new Set(sections.filter(({ place }) => place.page === undefined).map(({ section }) => section.id));

/** Redirects and the pages of collections lead to places on pages as links do. */
const settingsOf = ({ source: { config } }: CheckContext): Pick<Link, 'target' | 'value' | 'place'>[] => {
  const linkAt = (pointer: string, value: unknown) =>
    typeof value === 'string'
      ? [{ value, target: linkTarget(value, config.origin), place: { file: 'site.config.json', pointer } }]
      : [];
  return [
    ...linkAt('/notFound', config.notFound),
    ...Object.entries(config.collections ?? {}).flatMap(([name, { notFound, overview }]) => [
      ...linkAt(below('/collections', name, 'notFound'), notFound),
      ...linkAt(below('/collections', name, 'overview'), overview),
    ]),
    ...Object.entries(config.redirects ?? {}).flatMap(([from, to]) => linkAt(below('/redirects', from), to)),
  ];
};

/** Whether a section of the page is called almost so: `ref/misspelt-id` tells it there. */
const isMisspelt = (context: CheckContext, page: string | undefined, anchor: string): boolean =>
  misspeltSections(context).some(({ placed, meant }) => placed.place.page === page && meant === anchor);

/** Links to a place on a page that has no section of that name. */
export const linkBrokenAnchor: Check = {
  id: 'link/broken-anchor',
  severity: 'error',
  description: 'A link to a place on a page names a section of that page.',
  advice:
    'The page opens, but at its top instead of the place that was promised. Use the "id" of a section of that page behind the #. Example: "page:about-us#tem" should be "page:about-us#team".',
  run: (context) => {
    const byPage = idsByPage(context);
    return [...context.links, ...settingsOf(context)].flatMap(({ target, value, place }) => {
      if (target.kind !== 'page' && target.kind !== 'anchor') return [];
      const pageId = target.kind === 'page' ? target.pageId : place.page;
      const ids = pageId === undefined ? layoutIds(context) : byPage.get(pageId);
      const { anchor } = target;
      if (anchor === undefined || ids === undefined || ids.has(anchor)) return [];
      if (isMisspelt(context, pageId, anchor)) return [];
      if (context.unreadable.has(context.pages.get(pageId ?? '')?.file ?? '')) return [];
      if (anchor === '') {
        const message = `"${value}" names no place of the page. Write the id of a section behind the #, or leave the # out.`;
        return [{ ...place, message }];
      }
      const nearest = closest(anchor, ids);
      const where = pageId === undefined ? 'The layout' : `The page "${pageId}"`;
      const known = `Its sections are ${[...ids].join(', ')}.`;
      const onPage = nearest && `${value.slice(0, value.indexOf('#') + 1)}${nearest}`;
      const suggestion = target.kind === 'anchor' && context.pages.has(anchor) ? `page:${anchor}` : onPage;
      const told = withSuggestion(`${where} has no section "${anchor}".`, suggestion, known);
      return [{ ...place, ...told, names: [anchor] }];
    });
  },
};
