import { parsePageLink } from '../../../src/engine/core/addresses/page-link.ts';
import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import { placeInWords } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place, Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { layoutPlaces } from '../../../src/engine/core/layout-places.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { commitInWords } from '../git/commit-in-words.ts';

/** What is held against the menus of an earlier commit: `lostLinks` tells of it. */
export const lostLink: CheckInfo = {
  id: 'link/lost-entry',
  severity: 'info',
  description: 'The lists of links around every page lead where they did at the last commit.',
  advice:
    'An entry that was cut out of the menu to be put elsewhere, and never was, leaves no fault behind: the page is still linked from other places. So this is only a remark, which is gone with the next commit. If you did not mean it, write the entry again. Compared is with the last commit, or the one of --since, so nothing is told outside of git; and only when nothing else is wrong.',
};

/** A list of the layout with the links of its entries, under a name that stays when sections change places. */
type LinkList = { name: string; place: Place; links: string[] };

const linksOf = (items: unknown[]): string[] =>
  items.flatMap((item) => (isObject(item) && typeof item.link === 'string' ? [item.link] : []));

const listsIn = (value: unknown, name: string, place: Place): LinkList[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [{ name, place, links: linksOf(value) }] : [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, below(name, key), { ...place, pointer: below(place.pointer, key) }),
  );
  return [...own, ...inner];
};

/** The lists of the layout, as far as that can be read. */
const listsOf = (config: SiteConfig | null | undefined): LinkList[] => {
  const layout = config?.layout;
  return (isObject(layout) ? layoutPlaces(layout) : []).flatMap(([pointer, section]) => {
    const { id, props } = objectOf(section);
    if (typeof id !== 'string') return [];
    return listsIn(props, id, { file: configFile, pointer: below(pointer, 'props'), section: id });
  });
};

const countOf = (lists: LinkList[], link: string): number =>
  lists.flatMap(({ links }) => links).filter((other) => other === link).length;

/** A page that is gone took its entries along. */
const leadsSomewhere = ({ pages }: SiteSource, link: string): boolean => {
  const { pageId } = parsePageLink(link) ?? {};
  return pageId === undefined || pages.some(({ document }) => objectOf(document).id === pageId);
};

/** The entries that lists of the layout have lost since a commit, unless another list has them now. */
export const lostLinks = (source: SiteSource, before: SiteSource, since: string): Problem[] => {
  const [former, now] = [before, source].map(({ config }) => listsOf(config));
  if (!former || !now) return [];
  const isLost = (link: string) => countOf(now, link) < countOf(former, link) && leadsSomewhere(source, link);
  return former.flatMap(({ name, links }): Problem[] => {
    const list = now.find((one) => one.name === name);
    const [lost] =
      list && list.links.length < links.length ? links.filter((link) => !list.links.includes(link)) : [];
    if (!list || lost === undefined || !isLost(lost)) return [];
    const message = `${placeInWords(list.place)}At ${commitInWords(since)} an entry of this list led to "${lost}", and none does now. Write it again, unless that is meant.`;
    return [{ check: lostLink.id, severity: lostLink.severity, ...list.place, message }];
  });
};
