import { above, type Finding, lastStep } from '../problem.ts';
import { pathName } from '../schema/fault.ts';
import type { CheckContext } from './check-context.ts';
import { exchangedPairs } from './exchanged-pairs.ts';
import { gathered } from './gathered.ts';
import { isItem } from './is-item.ts';
import { camelCase, lastNameOf } from './key-parts.ts';
import { marksOfKind } from './marks-of-kind.ts';
import type { Marked } from './walk-marks.ts';

/** A place that names a text whose neighbors are all named elsewhere in the file: within `region`, by so many `mates`. */
type Strayed = { mark: Marked; region: string; mates: number };

/** The innermost object or list around two others. */
const around = (one: string, other: string): string => {
  let end = 0;
  for (let at = 0; at <= one.length; at += 1) {
    const isEnd = at === one.length || one[at] === '/';
    if (isEnd && (at === other.length || other[at] === '/')) end = at;
    if (one[at] !== other[at]) break;
  }
  return one.slice(0, end);
};

const isIn = ({ place }: Marked, region: string): boolean => place.pointer.startsWith(`${region}/`);

const within = (mark: Marked): string => mark.within ?? above(mark.place.pointer);

/** What is around all places but the one of that number. */
const regionsBut = (places: string[]): string[] => {
  const before: string[] = [];
  const after: string[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const [one = '', other = ''] = [places[at], places[places.length - 1 - at]];
    before.push(at === 0 ? one : around(before[at - 1] ?? '', one));
    after.unshift(at === 0 ? other : around(after[0] ?? '', other));
  }
  return places.map((_, at) => {
    const [left, right] = [before[at - 1], after[at + 1]];
    return left === undefined ? (right ?? '') : right === undefined ? left : around(left, right);
  });
};

/** Whether a text stands in an object that is called as its group: it is not what has strayed. */
export const isAtHome = (mark: Marked): boolean =>
  camelCase(lastStep(within(mark))) === camelCase(lastNameOf(mark.text?.group ?? ''));

/** An item of a list as a whole, rather than the only group or list of it that holds texts. */
const wholeItem = (region: string, mark: Marked): string => {
  const outer = above(region);
  return isItem(outer) && !isIn(mark, outer) ? outer : region;
};

/** Those of a group of texts that a file names apart from all others of the group. */
const strayedOf = (group: Marked[]): Strayed[] => {
  const [first] = group;
  // Nearly all groups are named in one object.
  if (!first || group.every((mark) => mark.within === first.within)) return [];
  const regions = regionsBut(group.map(within));
  return group.flatMap((mark, at) => {
    const region = regions[at] ?? '';
    if (region === '' || isIn(mark, region) || isAtHome(mark)) return [];
    return [{ mark, region: wholeItem(region, mark), mates: group.length - 1 }];
  });
};

/** The only text of a group belongs to the section that the group is called as. */
const astrayOf = ({ sections }: CheckContext, mark: Marked): Strayed[] => {
  const group = lastNameOf(mark.text?.group ?? '');
  const own = sections.find(
    ({ place, section: { id, type } }) =>
      place.file === mark.place.file && [id, type].some((name) => name && camelCase(name) === group),
  );
  return own && !isIn(mark, own.place.pointer) ? [{ mark, region: own.place.pointer, mates: 0 }] : [];
};

const hasOwnName = ({ mark: { text, name } }: Strayed): boolean => text?.name === name;

/** Whether two texts each stand among the neighbors of the other. Of two small groups either might be a column of a table. */
const areExchanged = (one: Strayed, other: Strayed): boolean =>
  isIn(one.mark, other.region) &&
  isIn(other.mark, one.region) &&
  (one.mates + other.mates > 2 ||
    (hasOwnName(one) && hasOwnName(other) && one.mark.name === other.mark.name));

/** Two properties of one file that have each other's texts, told at the first. */
export const toldExchange = (one: Marked, other: Marked): Finding => {
  const its = pathName(other.place.pointer.replace(/^.*?\/props\//, '/'));
  const message = `"${one.name}" has "${one.text?.key}", and "${other.text?.key}", whose neighbors stand here, is at "${its}". Exchange them.`;
  return { ...one.place, message, also: [other.place.pointer] };
};

/** Pairs of texts of a file of which each is named among the neighbors of the other, and apart from its own. */
export const exchangedStrays = (context: CheckContext): Finding[] => {
  const named = marksOfKind(context, 'text').filter(
    ({ text }) => text !== undefined && text.name !== text.key,
  );
  const files = gathered(named, ({ place }) => place.file);
  return [...files.values()].flatMap((marks) => {
    const groups = [...gathered(marks, ({ text }) => text?.group ?? '').values()];
    const strayed = groups.flatMap(strayedOf);
    if (strayed.length === 0) return [];
    const alone = groups.flatMap(([mark, second]) => (mark && !second ? astrayOf(context, mark) : []));
    const sure = [...strayed, ...alone].toSorted((one, other) => other.mates - one.mates);
    return exchangedPairs(sure, areExchanged).map(([one, other]) => toldExchange(one.mark, other.mark));
  });
};
