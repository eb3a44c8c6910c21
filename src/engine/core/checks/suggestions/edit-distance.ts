/** With how many same letters two texts begin. */
export const sharedStart = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  return start;
};

type Rows = { before: number[]; row: number[] };

/** Compares one more letter of a word with all letters of another: `index` is its place. */
const nextRow = (
  { before, row: previous }: Rows,
  one: string,
  [other, index]: [string, number],
): number[] => {
  const row = [(previous[0] ?? 0) + 1];
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (previous[at - 1] ?? 0) + (other[at - 1] === one[index] ? 0 : 1);
    const best = Math.min(changed, (previous[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    const isSwapped = at > 1 && one[index] === other[at - 2] && one[index - 1] === other[at - 1];
    row.push(isSwapped ? Math.min(best, (before[at - 2] ?? best) + 1) : best);
  }
  return row;
};

/** What two words differ in, without their common beginning and end: for keys of texts mostly little. */
export const differingParts = (one: string, other: string): [string, string] => {
  const shorter = Math.min(one.length, other.length);
  const start = sharedStart(one, other);
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
};

/** How many letters must be added, removed, changed or exchanged with their neighbour to make one word the other. */
export const editDistance = (first: string, second: string): number => {
  const [one, other] = differingParts(first, second);
  if (one === '' || other === '') return one.length + other.length;
  let rows: Rows = { before: [], row: Array.from({ length: other.length + 1 }, (_, index) => index) };
  for (let index = 0; index < one.length; index += 1)
    rows = { before: rows.row, row: nextRow(rows, one, [other, index]) };
  return rows.row.at(-1) ?? 0;
};
