import { byText } from '../../json/by-text.ts';
import { objectOf } from '../../json/json-value.ts';
import type { PageFile } from '../../types.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hasNameOfPage, hasWholeNameOfPage } from '../context/has-name-of-page.ts';
import { groupOfText } from '../context/marks/group-of-text.ts';
import { textsOfFile } from '../context/marks/texts-of-file.ts';
import { tally } from '../context/repeats.ts';
import { canMeet } from '../context/spans.ts';
import { isInside, isWithin } from '../context/words/keys/is-within.ts';
import { camelCase, groupOfPage, keyBelow, parentOf } from '../context/words/keys/key-parts.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { toldExchange } from '../problems/told-exchange.ts';
import { withRemedy } from '../problems/with-remedy.ts';

/** A page with fewer texts may name a few of another page on purpose. */
const leastTexts = 3;

/** The part of a page's texts that are its own where it is no mere copy. */
const ownShare = 0.2;

/** The keys of what a page says of itself to search engines. */
const metaKeysOf = ({ document }: PageFile): (string | undefined)[] => {
  const { title, description } = objectOf(objectOf(document).meta);
  return [title, description].map(keyNamedBy);
};

/**
 * The group of a page's own words, by what it says of itself to search engines; empty where that is in no group, undefined
 * where it is in two.
 */
const ownGroupOf = (page: PageFile): string | undefined => {
  const [group, other] = metaKeysOf(page).map((key) => groupOfPage(key));
  return group === other ? group : undefined;
};

/** The part of the texts around that a group within must hold: what is shared, such as a footer's words, is few. */
const inGroup = 0.9;

/** The group next within another one in which most texts are, with how many. */
const largestWithin = (counts: Map<string, number>, around: string): [group: string, count: number] => {
  const sums = new Map<string, number>();
  let largest = '';
  for (const [group, count] of counts) {
    if (around !== '' && !isInside(group, around)) continue;
    const end = group.indexOf('.', around === '' ? 0 : around.length + 1);
    const own = end === -1 ? group : group.slice(0, end);
    sums.set(own, (sums.get(own) ?? 0) + count);
    if ((sums.get(own) ?? 0) > (sums.get(largest) ?? 0)) largest = own;
  }
  return [largest, sums.get(largest) ?? 0];
};

/** The innermost group that holds most of some texts: "pay" and not the group around it, nor the largest within. */
const mainGroup = (counts: Map<string, number>, total: number): string | undefined => {
  const [outermost, most] = largestWithin(counts, '');
  if (outermost === '' || most <= total / 2) return undefined;
  const least = Math.max(most * inGroup, total / 2);
  let main = outermost;
  for (;;) {
    const [group, count] = largestWithin(counts, main);
    if (count <= least) return main;
    main = group;
  }
};

/** The group that most texts of a page are of, and the first of these texts. */
type Foreign = { place: Place; group: string; key: string };

/**
 * A page of which hardly a text is its own, at the first text of the group that most of them are of. That may also be
 * what it says of itself to search engines, when its group is named after another page.
 */
const foreignTexts = (context: CheckContext, page: PageFile): Foreign[] => {
  const own = ownGroupOf(page);
  if (own === undefined) return [];
  const texts = textsOfFile(context, page.file).filter(({ within }) => within !== '/meta');
  if (texts.length < leastTexts) return [];
  // Pages have many texts and few groups.
  const counts = tally(texts.map(groupOfText));
  let ownTexts = 0;
  for (const [group, count] of counts) if (own !== '' && isWithin(group, own)) ownTexts += count;
  const isOwn = ownTexts > texts.length * ownShare;
  if (isOwn && hasWholeNameOfPage(own, page)) return [];
  const group = isOwn ? own : mainGroup(counts, texts.length);
  const first = texts.find((text) => group && isWithin(groupOfText(text), group));
  if (!group || !first || (!isOwn && isWithin(own, group))) return [];
  return [{ place: first.place, group, key: first.text?.key ?? '' }];
};

const metaOf = ({ file, document: { id } }: PageFile): Place => ({ file, page: id, pointer: '/meta' });

/** Two pages of which each says to search engines what the other is, told at the first of them. */
const exchanged = (pages: PageFile[]): Finding[] => {
  const [page, other] = pages.toSorted((one, second) => byText(one.file, second.file));
  if (!page || !other) return [];
  const fault = `The "meta" of this page is that of ${other.file}, which has this one’s.`;
  return [{ ...toldExchange(metaOf(page), metaOf(other), fault), elsewhere: [metaOf(other)] }];
};

/** The group that the words of a page belong in: its own, or one beside that of the page from which it was copied. */
const groupFor = (page: PageFile, group: string): string => {
  const own = ownGroupOf(page) ?? '';
  return own === group ? keyBelow(parentOf(group), camelCase(page.document.id)) : own;
};

const copied = ({ place, group, key }: Foreign, page: PageFile, other: PageFile): Finding => {
  const message = `This page is a copy of "${other.document.id}" (${other.file}) and still shows its words: what is changed in them changes there, too.`;
  const own = keyBelow(groupFor(page, group), key.slice(group.length + 1));
  return {
    ...place,
    ...withRemedy(
      message,
      `Write "t:${own}" instead of "t:${key}" and so on, then run: npm run i18n -- extract, which makes a place for each.`,
    ),
  };
};

/** Whether two pages of one group say the same to search engines: a group of several pages has words for each. */
const sharesMeta = (page: PageFile, other: PageFile): boolean => {
  const keys = metaKeysOf(other);
  return metaKeysOf(page).some((key) => key !== undefined && keys.includes(key));
};

/** How well a group of words is named after a page: "rewards" after the page of this name, and less after "rewards-vip". */
const nearness = (group: string, page: PageFile): number =>
  hasNameOfPage(group, page) ? 1 / page.document.id.length : 0;

/** The pages by the groups of their words: of several, the one that a group is named after. */
const homesOf = (pages: PageFile[]): Map<string, PageFile> => {
  const homes = new Map<string, PageFile>();
  for (const page of pages) {
    const own = ownGroupOf(page);
    if (own === undefined) continue;
    const home = homes.get(own);
    if (!home || nearness(own, page) > nearness(own, home)) homes.set(own, page);
  }
  return homes;
};

const toldOfCopies = (found: Foreign[], context: CheckContext): Finding[] => {
  if (found.length === 0) return [];
  const { pages } = context.source;
  const homes = homesOf(pages);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const foreign = found.filter(({ place, group }) => homes.get(group)?.file !== place.file);
  const groups = new Map(foreign.map(({ place, group }) => [place.file, group]));
  const findings = foreign.flatMap((one): Finding[] => {
    const page = byFile.get(one.place.file);
    const other = homes.get(one.group);
    if (!page || !other) return [];
    if (ownGroupOf(page) === one.group && !sharesMeta(page, other)) return [];
    if (!canMeet(context, metaOf(page), metaOf(other))) return [];
    const back = groups.get(other.file);
    if (back === undefined) return [copied(one, page, other)];
    return isWithin(ownGroupOf(page) ?? '', back) ? exchanged([page, other]) : [];
  });
  return oncePerPlace(findings);
};

/** Pages that were copied to write another, and still say what the first one says. */
export const contentCopiedPage: Check<Foreign> = {
  id: 'content/copied-page',
  severity: 'warning',
  description: 'No page shows the words of another page in nearly all places.',
  advice:
    'A page that was copied as a beginning shows the words of the first one until it has its own: its heading, and its card in every list. Give its texts names of its own and write what this page says. Example: in pages/solutions/concierge.json, a copy of pay.json, "t:solutions.pay.card.title|Pay" becomes "t:solutions.concierge.card.title|Concierge". "npm run i18n -- extract" makes a place for each name without words, and "npm run content -- new page our-values" or "new solution concierge" makes a page whose words have their own names from the beginning. A page that is new since the last commit is also told when its texts have names of their own and still say what another page says.',
  comparesPages: true,
  acrossPages: {
    see: (context) => context.source.pages.flatMap((page) => foreignTexts(context, page)),
    tell: toldOfCopies,
  },
};
