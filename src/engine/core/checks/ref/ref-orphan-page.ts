import { linkToPage } from '../../addresses/page-link.ts';
import { homePageOf } from '../../addresses/routes.ts';
import { objectOf } from '../../json/json-value.ts';
import { covers } from '../../publication/span.ts';
import { collectionIn } from '../../resolve/collection-list.ts';
import type { PageFile } from '../../types.ts';
import { parseText, textNamed } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import type { Link } from '../context/links/links.ts';
import { spanOfPage } from '../context/spans.ts';
import { camelCase, lastNameOf } from '../context/words/keys/key-parts.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { valueAt } from '../problems/value-at.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { lostEntry } from './lost-entry.ts';

type Graph = Map<string, Set<string>>;

const inLayout = '';

/** Which page leads to which: by links, and by lists that show the entries of a collection. */
const graphOf = ({ links, marks, source }: CheckContext): Graph => {
  const graph: Graph = new Map();
  const add = ({ page = inLayout }: Place, to: string) => {
    const known = graph.get(page);
    if (known) known.add(to);
    else graph.set(page, new Set([to]));
  };
  const inCollections = source.pages.filter(({ collection }) => collection !== undefined);
  const entries = Map.groupBy(inCollections, ({ collection = '' }) => collection);
  for (const { target, place } of links) if (target.kind === 'page') add(place, target.pageId);
  for (const { kind, value, place } of marks) {
    const collection = kind === 'list' ? collectionIn(value) : undefined;
    if (collection === undefined) continue;
    for (const { document } of entries.get(collection) ?? []) add(place, document.id);
  }
  return graph;
};

const follow = (graph: Graph, from: Iterable<string>, seen: Set<string>): void => {
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const next of graph.get(id) ?? []) queue.push(next);
  }
};

/** Pages that need no link: error screens, and pages that are kept from search engines. */
const isMeantToBe = (document: unknown): boolean => {
  const { status, meta } = objectOf(document);
  return status === 404 || objectOf(meta).noindex === true;
};

/** The links of the layout that are named after a page and lead to another one. */
const linksCalledAs = ({ links, given }: CheckContext, id: string): Link[] =>
  links.filter(({ target, place }) => {
    if (target.kind !== 'page' || target.pageId === id || place.page !== undefined) return false;
    const { label } = objectOf(valueAt(given.config, above(place.pointer)));
    const { key = '' } = typeof label === 'string' ? parseText(label) : {};
    return lastNameOf(key) === camelCase(id);
  });

const findingOf = (context: CheckContext, { file, document: { id } }: PageFile): Finding => {
  const [link, another] = linksCalledAs(context, id);
  if (link && another === undefined) {
    const message = `This link is called as the page "${id}" and leads to another, and no menu and no link leads to that page.`;
    return { ...link.place, ...withSuggestion(message, linkToPage(id)) };
  }
  const lost = lostEntry(context, id);
  if (lost) {
    const { key, menu } = lost;
    const asked = { label: textNamed(key), link: linkToPage(id) };
    const message = `No menu and no link leads to the page "${id}" any more, and nothing shows "${key}". Put the entry of the menu back: { "label": "${asked.label}", "link": "${asked.link}" }. If the page is to go, too, run "npm run content -- delete page ${id}"; if nobody is to find it, write "noindex" into its "meta".`;
    return { ...menu, message, asked, named: { keys: [key] } };
  }
  const message = `No menu and no link leads to this page. Link to it as "page:${id}", or keep it out of search engines with "noindex".`;
  return { file, page: id, pointer: '/id', message };
};

/** Pages that no way leads to from the home page or the layout. Of pages that lead to one another, the first. */
export const refOrphanPage: Check = {
  id: 'ref/orphan-page',
  severity: 'warning',
  description: 'Every page can be reached from the home page or a menu.',
  advice:
    'A page that nothing links to is found by nobody who looks around on the site, and search engines think little of it. Link to it, for example "link": "page:partner-with-us" in a menu of site.config.json; when it is meant for a campaign only, write "noindex": true in its "meta".',
  run: (context) => {
    const { source, manifest, unreadable } = context;
    const home = homePageOf(manifest);
    if (home === undefined || source.pages.some(({ file }) => unreadable.has(file))) return [];
    const graph = graphOf(context);
    const reached = new Set<string>();
    // A page that is not shown now cannot be linked to yet, or any longer.
    const hidden = source.pages.filter(
      ({ document }) => isMeantToBe(document) || !covers(spanOfPage(context, document.id), source.clock.now),
    );
    follow(graph, [inLayout, home, ...hidden.map(({ document }) => document.id)], reached);
    const lost = source.pages.filter(({ document }) => !reached.has(document.id));
    const linked = new Set(
      lost.flatMap(({ document: { id } }) => [...(graph.get(id) ?? [])].filter((to) => to !== id)),
    );
    const roots = [...lost.filter(({ document }) => !linked.has(document.id)), ...lost];
    return roots.flatMap((page): Finding[] => {
      const { id } = page.document;
      if (reached.has(id)) return [];
      follow(graph, [id], reached);
      return [findingOf(context, page)];
    });
  },
};
