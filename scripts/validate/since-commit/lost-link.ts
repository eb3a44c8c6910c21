import { parsePageLink } from '../../../src/engine/core/addresses/page-link.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding, Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { layoutPlaces } from '../../../src/engine/core/layout-places.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { SiteConfig } from '../../../src/generated/types.ts';
import { commitInWords } from '../../git/commit-in-words.ts';
import type { CheckSinceCommit } from './check-since-commit.ts';

/** A list of the layout with the links of its entries, under a name that stays when sections change places. */
type LinkList = { name: string; place: Place; links: string[] };

const linksOf = (items: unknown[]): string[] =>
  items.flatMap((item) => (isObject(item) && typeof item.link === 'string' ? [item.link] : []));

/** The lists of a section. */
const listsIn = (props: unknown, place: Place): LinkList[] =>
  [...valuesIn(props)].flatMap(([inside, value]) => {
    if (!Array.isArray(value)) return [];
    const pointer = place.pointer + inside;
    return [{ name: place.section + inside, place: { ...place, pointer }, links: linksOf(value) }];
  });

/** The lists of the layout, as far as that can be read. */
const listsOf = (config: SiteConfig | null | undefined): LinkList[] => {
  const layout = config?.layout;
  return (isObject(layout) ? layoutPlaces(layout) : []).flatMap(([pointer, section]) => {
    const { id, props } = objectOf(section);
    if (typeof id !== 'string') return [];
    return listsIn(props, { file: configFile, pointer: below(pointer, 'props'), section: id });
  });
};

const countOf = (lists: LinkList[], link: string): number =>
  lists.flatMap(({ links }) => links).filter((other) => other === link).length;

/** A page that is gone took its entries along. */
const leadsSomewhere = ({ pages }: SiteSource, link: string): boolean => {
  const { pageId } = parsePageLink(link) ?? {};
  return pageId === undefined || pages.some(({ document }) => objectOf(document).id === pageId);
};

/** The lists of the layout have all entries that they had at the commit, but for those that another list has now. */
export const lostLink: CheckSinceCommit = {
  id: 'link/lost-entry',
  severity: 'info',
  description: 'The lists of links around every page lead where they did at the last commit.',
  advice:
    'An entry that was cut out of the menu to be put elsewhere, and never was, leaves no fault behind: the page is still linked from other places. So this is only a remark, which is gone with the next commit. If you did not mean it, write the entry again.',
  run: ({ files: { source }, before, since }) => {
    const [former, now] = [before, source].map(({ config }) => listsOf(config));
    if (!former || !now) return [];
    const isLost = (link: string) =>
      countOf(now, link) < countOf(former, link) && leadsSomewhere(source, link);
    return former.flatMap(({ name, links }): Finding[] => {
      const list = now.find((one) => one.name === name);
      const [lost] =
        list && list.links.length < links.length ? links.filter((link) => !list.links.includes(link)) : [];
      if (!list || lost === undefined || !isLost(lost)) return [];
      const message = `At ${commitInWords(since)} an entry of this list led to "${lost}", and none does now. Write it again, unless that is meant.`;
      return [{ ...list.place, message }];
    });
  },
};
