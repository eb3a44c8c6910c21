/** What a row says, and what it said when it was sent. */
type Edited = { now: string; former: string };

const pairsOf = (text: string): Set<string> => {
  const letters = text.toLowerCase();
  return new Set(Array.from(letters.slice(1), (_, index) => letters.slice(index, index + 2)));
};

/** How much two texts have in common, from 0 to 1, by their pairs of letters. */
const likeness = (one: Set<string>, other: Set<string>): number => {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
};

type Measured<T> = { row: T; now: Set<string>; former: Set<string>; own: number };

const measured = <T extends Edited>(row: T): Measured<T> => {
  const [now, former] = [pairsOf(row.now), pairsOf(row.former)];
  return { row, now, former, own: likeness(now, former) };
};

/** Whether a row has more of the former words of another one than of its own, by far. */
const hasWordsOf = <T>({ now, own }: Measured<T>, { former }: Measured<T>): boolean => {
  const theirs = likeness(now, former);
  return theirs >= 0.5 && theirs >= own * 2;
};

/** With more rows than this, a whole file was translated anew, and comparing each with each takes long. */
const most = 1000;

/** Of rows that have changed, the pairs of which each has about the former words of the other: both ways. */
export const nearExchanges = <T extends Edited>(rows: T[]): Map<T, T> => {
  const all = rows.length > most ? [] : rows.map(measured);
  // What still says about the same stands in its own row.
  const strange = all.filter(({ own }) => own < 0.5);
  return new Map(
    strange.flatMap((one): [T, T][] => {
      const other = strange.find((item) => item !== one && hasWordsOf(one, item) && hasWordsOf(item, one));
      return other ? [[one.row, other.row]] : [];
    }),
  );
};
