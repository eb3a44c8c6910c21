import { namesWords } from '../../context/marks/exchanged-strays.ts';
import { groupOfText } from '../../context/marks/group-of-text.ts';
import type { Marked } from '../../context/marks/marked.ts';
import { keyOf } from '../../context/marks/text-objects.ts';
import { tally } from '../../context/repeats.ts';
import { lastNameOf } from '../../context/words/keys/key-parts.ts';
import type { KeyTable } from '../../context/words/keys/key-table.ts';
import { keysBeside } from '../../context/words/keys/keys-beside.ts';
import { hasNameOf } from './has-name-of.ts';

/** A property that names another text than that of its neighbors' group which its file does not name. */
type LostName = { mark: Marked; key: string };

/** A property with the texts before and behind it, as long as they are of its section. */
type Placed = {
  mark: Marked;
  before: Marked | undefined;
  behind: Marked | undefined;
  /** Whether its text stands in the file a second time. */
  isTwice: boolean;
  /** Whether it stands there in a property that has its name. */
  isElsewhere: boolean;
};

/** How often a file names each of its texts, and how often in a property of that name; and its texts by their groups. */
type Named = {
  times: ReadonlyMap<string, number>;
  atHome: ReadonlyMap<string, number>;
  groups: ReadonlyMap<string, Marked[]>;
};

const isAtHome = (mark: Marked): boolean => hasNameOf(mark, mark);

const namedIn = (marks: Marked[]): Named => ({
  times: tally(marks.map(keyOf)),
  atHome: tally(marks.filter(isAtHome).map(keyOf)),
  groups: Map.groupBy(marks, groupOfText),
});

/**
 * Texts apart from their group, or named twice in the file, while all others have a text of their own. Of two properties
 * with one text, the one that has its name is right.
 */
const suspectsIn = (marks: Marked[], { times, atHome, groups }: Named): Placed[] => {
  const inSection = (mark: Marked, other: Marked | undefined) =>
    other?.place.section === mark.place.section ? other : undefined;
  return marks.flatMap((mark, at) => {
    const often = times.get(keyOf(mark)) ?? 0;
    const isTwice = often === 2;
    // Words on the page itself are mostly said in two places already: of the card and of the page.
    const isOften = often > 2 && mark.text?.inline !== undefined;
    const isOneAtHome = isTwice && atHome.get(keyOf(mark)) === 1;
    if (isOneAtHome && isAtHome(mark)) return [];
    if (!isTwice && !isOften && groups.get(groupOfText(mark))?.length !== 1) return [];
    const [before, behind] = [inSection(mark, marks[at - 1]), inSection(mark, marks[at + 1])];
    // What a page says of itself is mostly said in a section, too.
    const isElsewhere = isOneAtHome && mark.place.section !== undefined;
    return [{ mark, isTwice, isElsewhere, before, behind }];
  });
};

const isCalledSo = ({ mark }: Placed, key: string): boolean => mark.name === lastNameOf(key);

/** Whether the texts before and behind a property are of one group. */
const isAmong = ({ before, behind }: Placed): boolean =>
  before !== undefined && before.text?.group === behind?.text?.group;

/** A text that only a translation has was never meant here: its own check reports it. */
const isInDefault = ({ columns, numbers }: KeyTable, key: string): boolean =>
  columns[0]?.values[numbers.get(key) ?? -1] !== undefined;

/**
 * Whether the texts of a group suggest what a property beside them means: several of the file, or the one in its
 * object.
 */
const isTelling = ({ mark }: Placed, neighbor: Marked, { groups }: Named): boolean =>
  (groups.get(groupOfText(neighbor))?.length ?? 0) > 1 || neighbor.within === mark.within;

/** The texts that a property may mean: of the group of its neighbors, and named nowhere in its file. */
const meantBy = (table: KeyTable, placed: Placed, named: Named): string[] => {
  const keys = [placed.before, placed.behind].flatMap((neighbor) => {
    if (!neighbor || !isTelling(placed, neighbor, named)) return [];
    // Where the words of the default language stand on the page, they are gone with the name.
    const isInline = neighbor.text?.inline !== undefined;
    const isLeft = (key: string) =>
      !named.times.has(key) && (isInDefault(table, key) || (isInline && table.numbers.has(key)));
    // New words that are shown nowhere yet have the name of no property beside them.
    const mayBeAny = placed.isElsewhere || (placed.isTwice && isAmong(placed));
    // Nearly no text is left over: which ones stand beside others is looked for only then.
    if (!mayBeAny && !isLeft(`${groupOfText(neighbor)}.${placed.mark.name}`)) return [];
    const left = keysBeside(table, keyOf(neighbor)).filter(isLeft);
    return mayBeAny && left.length === 1 ? left : left.filter((key) => isCalledSo(placed, key));
  });
  return [...new Set(keys)];
};

/** Whether a text has the name of the item that a property is in: "share" of { "value": "share", "label": … }. */
type IsItemOf = (mark: Marked, key: string) => boolean;

/**
 * The one property that seems to mean a text: one with its name, or else one between texts of its group, or else one in
 * the item with its name.
 */
const onlyOf = (all: Placed[], key: string, isItemOf: IsItemOf): Placed[] => {
  let likely = all;
  const isItem = ({ mark }: Placed) => isItemOf(mark, key);
  for (const isLikely of [isCalledSo, isAmong, isItem]) {
    const likelier = likely.filter((placed) => isLikely(placed, key));
    if (likelier.length > 0) likely = likelier;
  }
  return likely.length === 1 ? likely : [];
};

/** The properties of a file that may have lost the name of a text. Whether that is shown elsewhere, the whole site knows. */
export const lostNames = (table: KeyTable, marks: Marked[], isItemOf: IsItemOf): LostName[] => {
  const named = marks.filter(namesWords);
  const names = namedIn(named);
  const suspects = suspectsIn(named, names);
  const meant = suspects.flatMap((placed) => meantBy(table, placed, names).map((key) => ({ placed, key })));
  return [...Map.groupBy(meant, ({ key }) => key)].flatMap(([key, found]) =>
    onlyOf(
      found.map(({ placed }) => placed),
      key,
      isItemOf,
    ).map(({ mark }) => ({ mark, key })),
  );
};
