import { seemExchanged } from '../../problems/exchange-phrases.ts';
import { isItem } from '../../problems/is-item.ts';
import { above, lastStep } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { pathInProps } from '../../schema-errors/fault.ts';
import type { CheckContext } from '../check-context.ts';
import { exchangedPairs } from '../exchanged-pairs.ts';
import { camelCase, lastNameOf } from '../words/keys/key-parts.ts';
import type { KeyTable } from '../words/keys/key-table.ts';
import { keysBeside } from '../words/keys/keys-beside.ts';
import { groupOfText } from './group-of-text.ts';
import type { Marked } from './marked.ts';

/** A place that names a text whose neighbors are all named elsewhere in the file: `mates` of them, within `region`. */
type Strayed = { mark: Marked; region: string; mates: number };

/** Whether a mark names words that stand in a group. */
export const namesWords = ({ text }: Marked): boolean => text !== undefined && text.name !== text.key;

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

/** Whether a text is in an object with the name of its group: then it is not the one that has strayed. */
export const isAtHome = (mark: Marked): boolean =>
  camelCase(lastStep(within(mark))) === camelCase(lastNameOf(groupOfText(mark)));

/** An item of a list as a whole, rather than the only group or list of it that holds texts. */
const wholeItem = (region: string, mark: Marked): string => {
  const outer = above(region);
  return isItem(outer) && !isIn(mark, outer) ? outer : region;
};

/** Whether most texts of a group are named in one file: others, such as "common", say nothing of where a text belongs. */
const isOfFile = (table: KeyTable, group: Marked[], mark: Marked): boolean => {
  const beside = keysBeside(table, mark.text?.key ?? '', 3 * group.length + 20);
  return beside.length > 0 && beside.length < 2 * group.length;
};

/** A text that a file names apart from all others of its group. */
const strayedFrom = (group: Marked[], mark: Marked): Strayed[] => {
  let region: string | undefined;
  for (const other of group) {
    if (other === mark) continue;
    region = region === undefined ? within(other) : around(region, within(other));
    // The region around them is also around the text.
    if (region === '' || isIn(mark, region)) return [];
  }
  if (region === undefined || isAtHome(mark)) return [];
  return [{ mark, region: wholeItem(region, mark), mates: group.length - 1 }];
};

/** The only text of a group belongs to the section with the name of the group. */
const astrayOf = ({ sections }: CheckContext, mark: Marked): Strayed[] => {
  const group = lastNameOf(groupOfText(mark));
  const own = sections.find(
    ({ place, section: { id, type } }) =>
      place.file === mark.place.file && [id, type].some((name) => name && camelCase(name) === group),
  );
  return own && !isIn(mark, own.place.pointer) ? [{ mark, region: own.place.pointer, mates: 0 }] : [];
};

const hasOwnName = ({ mark: { text, name } }: Strayed): boolean => text?.name === name;

/** What other places show of a page is no column of a table. */
const isOfPage = ({ region }: Strayed): boolean => region === '/meta' || region === '/card';

/** Whether two texts each stand among the neighbors of the other. Of two small groups either might be a column of a table. */
const areExchanged = (one: Strayed, other: Strayed): boolean =>
  one.mark.text !== other.mark.text &&
  isIn(one.mark, other.region) &&
  isIn(other.mark, one.region) &&
  ((one.mates !== 1 && other.mates !== 1) ||
    one.mates + other.mates > 3 ||
    isOfPage(one) ||
    isOfPage(other) ||
    (hasOwnName(one) && hasOwnName(other) && one.mark.name === other.mark.name));

/** Two properties of one file with each other's texts, reported at the first. */
export const toldStrays = (one: Marked, other: Marked): Finding => {
  const its = pathInProps(other.place.pointer);
  const { name = '' } = one;
  const own = isItem(name) ? 'This entry' : `"${name}"`;
  const fault = `${own} names "${one.text?.key}", and "${its}" names "${other.text?.key}", which belongs here by its neighbors: ${seemExchanged()}`;
  return toldExchange(one.place, other.place, fault);
};

/** Whether a text stands beside another of its group, in the same section. */
export const isBeside = (mark: Marked, other: Marked | undefined): boolean =>
  other?.text?.group === mark.text?.group && other?.place.section === mark.place.section;

/**
 * The texts whose neighbors in the file are of other groups. Of a large site's texts, nearly all have a neighbor of
 * their own group, and those have not strayed.
 */
export const suspectsAmong = (texts: Marked[]): Marked[] =>
  texts.filter(
    (mark, at) => !isBeside(mark, texts[at - 1]) && !isBeside(mark, texts[at + 1]) && namesWords(mark),
  );

/**
 * Pairs of texts of a file, each named among the neighbors of the other, and apart from its own. Without the table of
 * keys, all pairs that may be such.
 */
export const exchangedStrays = (context: CheckContext, marks: Marked[], table?: KeyTable): Finding[] => {
  const suspects = suspectsAmong(marks);
  if (suspects.length < 2) return [];
  const groups = Map.groupBy(marks.filter(namesWords), groupOfText);
  const groupOf = (mark: Marked) => groups.get(groupOfText(mark)) ?? [];
  const strayed = suspects.flatMap((mark) => strayedFrom(groupOf(mark), mark));
  if (strayed.length === 0) return [];
  const alone = suspects.filter((mark) => groupOf(mark).length === 1);
  const own = table ? strayed.filter(({ mark }) => isOfFile(table, groupOf(mark), mark)) : strayed;
  const sure = [...own, ...alone.flatMap((mark) => astrayOf(context, mark))];
  const byMates = sure.toSorted((one, other) => other.mates - one.mates);
  return exchangedPairs(byMates, areExchanged).map(([one, other]) => toldStrays(one.mark, other.mark));
};
