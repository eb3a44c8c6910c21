import type { CheckContext } from '../../context/check-context.ts';
import { byShape } from '../../context/exchanged/shape-of-texts.ts';
import { exchangedPairs } from '../../context/exchanged-pairs.ts';
import { isBeside, namesWords, suspectsAmong } from '../../context/marks/exchanged-strays.ts';
import { groupOfText } from '../../context/marks/group-of-text.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { keyOf } from '../../context/marks/text-objects.ts';
import { textsByFile, textsOfFile } from '../../context/marks/texts-of-file.ts';
import { isInside } from '../../context/words/keys/is-within.ts';
import { parentOf } from '../../context/words/keys/key-parts.ts';
import type { KeyTable } from '../../context/words/keys/key-table.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import type { Finding, Place } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';

/** What part of the texts of a page, and of a group, must be of a group that is the page's own. */
const least = { ofPage: 0.5, ofGroup: 0.8 };

/** The group that most keys have one step below another, and how many these are. */
const largestGroup = (keys: string[], outer: string): { home: string; own: string[] } => {
  const start = outer === '' ? 0 : outer.length + 1;
  const groups = Map.groupBy(
    keys.filter((key) => key.includes('.', start)),
    (key) => key.slice(0, key.indexOf('.', start)),
  );
  const [home = '', own = []] =
    [...groups].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return { home, own };
};

/** The group that the texts of a page stand in: "about", "solutions.pay". */
const homeOf = (keys: string[]): string | undefined => {
  let { home, own } = largestGroup(keys, '');
  if (own.length <= keys.length * least.ofPage) return undefined;
  for (let inner = largestGroup(own, home); inner.own.length >= own.length * least.ofGroup; ) {
    ({ home, own } = inner);
    inner = largestGroup(own, home);
  }
  return home;
};

/** The keys of a group that a page does not show. */
const lostOf = ({ keys, numbers }: KeyTable, home: string, shown: ReadonlySet<string>): Set<string> => {
  const known = [...shown].find((key) => isInside(key, home) && numbers.has(key)) ?? '';
  const at = numbers.get(known) ?? -1;
  const isNear = (number: number) => isInside(keys[number] ?? '', home);
  // The keys of one group follow each other.
  let [from, to] = [at, at];
  while (isNear(from - 1)) from -= 1;
  while (isNear(to + 1)) to += 1;
  return new Set(keys.slice(Math.max(0, from), to + 1).filter((key) => !shown.has(key)));
};

const shownIn = (texts: Marked[]): Set<string> => new Set(texts.filter(namesWords).map(keyOf));

const card = '/card';

/** The first text of a card that is of other groups than the text before it, as its neighbors are: all of it has strayed. */
const strayCard = (texts: Marked[]): Marked[] => {
  const at = texts.findIndex(({ place }) => place.pointer.startsWith(`${card}/`));
  const [before, first] = [texts[at - 1], texts[at]];
  if (!before || !first || !isBeside(first, texts[at + 1])) return [];
  if (parentOf(groupOfText(before)) === parentOf(groupOfText(first))) return [];
  return [{ ...first, place: { ...first.place, pointer: card } }];
};

/** The texts of a page that stand apart from others of their group and are not of the page's own, with the group of these. */
const straysIn = byShape((context, file): { mark: Marked; home: string }[] => {
  const texts = textsOfFile(context, file);
  const suspects = [...suspectsAmong(texts), ...strayCard(texts)];
  if (suspects[0]?.place.page === undefined) return [];
  const home = homeOf([...shownIn(texts)]);
  return suspects.flatMap((mark) =>
    home === undefined || isInside(keyOf(mark), home) ? [] : [{ mark, home }],
  );
});

/** A text that a page shows although it is of none of its groups; `lost` are those of its own that it does not show. */
export type Stray = { place: Place; key: string; home: string; collection: string; lost: string[] };

const straysOf = (context: CheckContext, file: string): Stray[] => {
  const strays = straysIn(context, file);
  const [first] = strays;
  if (!first) return [];
  const { collection = '' } = context.source.pages.find((page) => page.file === file) ?? {};
  const lost = [...lostOf(context.keyTable, first.home, shownIn(textsOfFile(context, file)))];
  return strays.map(({ mark, home }) => ({ place: mark.place, key: keyOf(mark), home, collection, lost }));
};

/** Keeps the texts that are shown on one page only: several pages share a text on purpose. */
const onOnePage = (strays: Stray[]): Stray[] =>
  [...Map.groupBy(strays, ({ key }) => key).values()].flatMap((same) => (same.length === 1 ? same : []));

/** The texts of each page that are of another group than its others, and of no other page’s. */
export const strayTexts = (context: CheckContext): Stray[] =>
  onOnePage([...textsByFile(context).keys()].flatMap((file) => straysOf(context, file)));

/** Whether two texts are at the same place of two pages of a collection, and each page has its own there. */
const areInOnePlace = (one: Stray, other: Stray): boolean =>
  one.collection !== '' &&
  one.collection === other.collection &&
  one.place.pointer === other.place.pointer &&
  other.key.replace(one.home, other.home) === one.key;

const areExchanged = (one: Stray, other: Stray): boolean =>
  one.place.file !== other.place.file &&
  isInside(other.key, one.home) &&
  isInside(one.key, other.home) &&
  ((one.lost.includes(other.key) && other.lost.includes(one.key)) || areInOnePlace(one, other));

/** What other places show of a page. */
const shownElsewhere: Record<string, string> = {
  '/meta/title': 'title in search results',
  '/meta/description': 'description in search results',
  [card]: 'card',
};

const faultOf = (one: Stray, other: Stray): string => {
  const { file, pointer } = other.place;
  const what = one.place.pointer === pointer ? shownElsewhere[pointer] : undefined;
  return what === undefined
    ? `"${one.key}" is a text of ${file}, which shows "${other.key}" of this page: ${seemExchanged()}`
    : `The ${what} of this page is that of ${file}, which has this one’s.`;
};

const told = ([one, other]: [Stray, Stray]): Finding => ({
  ...toldExchange(one.place, other.place, faultOf(one, other)),
  named: { pages: [one, other].flatMap(({ place }) => place.page ?? []) },
});

/** Texts of two pages, each shown where the other belongs: reported once for both pages. */
export const exchangedBetweenPages = (strays: Stray[]): Finding[] => {
  const pairs = exchangedPairs(onOnePage(strays), areExchanged);
  const byPages = Map.groupBy(pairs, (pair) => pair.map(({ place }) => place.file).join('\n'));
  return [...byPages.values()].flatMap(([first]) => (first ? [told(first)] : []));
};
