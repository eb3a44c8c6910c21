import { gathered } from '../gathered.ts';
import { lastNameOf } from '../words/key-parts.ts';
import type { KeyTable } from '../words/key-table.ts';
import { keysBeside } from '../words/keys-beside.ts';
import type { Marked } from './marked.ts';
import { namesWords } from './strayed-keys.ts';

/** A property that names another text than that of its neighbors' group which its file does not name. */
type LostName = { mark: Marked; key: string };

/** A property with the texts before and behind it, as long as they are of its section. */
type Placed = {
  mark: Marked;
  before: Marked | undefined;
  behind: Marked | undefined;
  /** Whether its text stands in the file a second time. */
  isTwice: boolean;
};

const keyOf = ({ text }: Marked): string => text?.key ?? '';

/** What stands apart from its group, or is named in the file twice: all others have their own text. */
const suspectsIn = (marks: Marked[]): Placed[] => {
  const times = new Map<string, number>();
  for (const mark of marks) times.set(keyOf(mark), (times.get(keyOf(mark)) ?? 0) + 1);
  const groups = gathered(marks, ({ text }) => text?.group ?? '');
  const isAlone = ({ text }: Marked) => groups.get(text?.group ?? '')?.length === 1;
  const inSection = (mark: Marked, other: Marked | undefined) =>
    other?.place.section === mark.place.section ? other : undefined;
  const placed = (mark: Marked, at: number, isTwice: boolean): Placed => ({
    ...{ mark, isTwice },
    before: inSection(mark, marks[at - 1]),
    behind: inSection(mark, marks[at + 1]),
  });
  return marks.flatMap((mark, at) => {
    const isTwice = times.get(keyOf(mark)) === 2;
    return isTwice || isAlone(mark) ? [placed(mark, at, isTwice)] : [];
  });
};

const isCalledSo = ({ mark }: Placed, key: string): boolean => mark.name === lastNameOf(key);

/** Whether the texts before and behind a property are of one group. */
const isAmong = ({ before, behind }: Placed): boolean =>
  before !== undefined && before.text?.group === behind?.text?.group;

/** How often a file names each of its texts, and texts of each group. */
type Named = { used: ReadonlySet<string>; ofGroup: ReadonlyMap<string, Marked[]> };

/** What only a translation has was never meant: its own check tells of it. */
const isInDefault = ({ columns, numbers }: KeyTable, key: string): boolean =>
  columns[0]?.values[numbers.get(key) ?? -1] !== undefined;

/** Whether texts of a group tell what a property beside them means: several of the file, or the one in its object. */
const isTelling = ({ mark }: Placed, neighbor: Marked, { ofGroup }: Named): boolean =>
  (ofGroup.get(neighbor.text?.group ?? '')?.length ?? 0) > 1 || neighbor.within === mark.within;

/** The texts that a property may mean: of the group of its neighbors, and named nowhere in its file. */
const meantBy = (table: KeyTable, placed: Placed, named: Named): string[] => {
  const keys = [placed.before, placed.behind].flatMap((neighbor) => {
    if (!neighbor || !isTelling(placed, neighbor, named)) return [];
    const left = keysBeside(table, keyOf(neighbor)).filter(
      (key) => !named.used.has(key) && isInDefault(table, key),
    );
    // Words that are new and shown nowhere yet are called as no property beside them.
    const mayBeAny = placed.isTwice && left.length === 1 && isAmong(placed);
    return mayBeAny ? left : left.filter((key) => isCalledSo(placed, key));
  });
  return [...new Set(keys)];
};

/** The one property that seems to mean a text: called so, or else with texts of its group before and behind it. */
const onlyOf = (all: Placed[], key: string): Placed[] => {
  let likely = all;
  for (const isLikely of [isCalledSo, isAmong]) {
    const likelier = likely.filter((placed) => isLikely(placed, key));
    if (likelier.length > 0) likely = likelier;
  }
  return likely.length === 1 ? likely : [];
};

/** The properties of a file that may have lost the name of a text. Whether that is shown elsewhere, the whole site knows. */
export const lostNames = (table: KeyTable, marks: Marked[]): LostName[] => {
  const named = marks.filter(namesWords);
  const suspects = suspectsIn(named);
  if (suspects.length === 0) return [];
  const names = {
    used: new Set(named.map(keyOf)),
    ofGroup: gathered(named, ({ text }) => text?.group ?? ''),
  };
  const meant = suspects.flatMap((placed) => meantBy(table, placed, names).map((key) => ({ placed, key })));
  return [...gathered(meant, ({ key }) => key)].flatMap(([key, found]) =>
    onlyOf(
      found.map(({ placed }) => placed),
      key,
    ).map(({ mark }) => ({ mark, key })),
  );
};
