/** A line of two texts: in both, only in the first, or only in the second. */
export type DiffLine = { sign: ' ' | '-' | '+'; line: string };

type Step = { x: number; y: number; down: boolean };

/** Texts that differ in more lines are shown as replaced: finding the fewest changes would take too long. */
const mostChanges = 2000;

/** Where a diagonal is entered by its next change, from the furthest points before that change (Myers 1986). */
const enter = (before: Int32Array, changes: number, diagonal: number): Step => {
  const at = diagonal + changes;
  const [left = -1, right = -1] = [before[at - 2], before[at]];
  const down = diagonal === -changes || (diagonal !== changes && left < right);
  const x = down ? right : left + 1;
  return { x, y: x - diagonal, down };
};

const alongSame = (one: string[], other: string[], from: { x: number; y: number }): number => {
  let { x, y } = from;
  while (x < one.length && y < other.length && one[x] === other[y]) {
    x += 1;
    y += 1;
  }
  return x;
};

/** The furthest points on each diagonal after each number of changes, until both texts are at their ends. */
const search = (one: string[], other: string[]): Int32Array[] | undefined => {
  const trace: Int32Array[] = [];
  for (let changes = 0; changes <= mostChanges; changes += 1) {
    const before = trace.at(-1) ?? new Int32Array();
    const furthest = new Int32Array(2 * changes + 1);
    trace.push(furthest);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const x = alongSame(one, other, changes === 0 ? { x: 0, y: 0 } : enter(before, changes, diagonal));
      furthest[diagonal + changes] = x;
      if (x >= one.length && x - diagonal >= other.length) return trace;
    }
  }
  return undefined;
};

const walkBack = (one: string[], other: string[], trace: Int32Array[]): DiffLine[] => {
  const lines: DiffLine[] = [];
  let [x, y] = [one.length, other.length];
  for (let changes = trace.length - 1; changes > 0; changes -= 1) {
    const start = enter(trace[changes - 1] ?? new Int32Array(), changes, x - y);
    for (; x > start.x; y -= 1) {
      x -= 1;
      lines.push({ sign: ' ', line: one[x] ?? '' });
    }
    if (start.down) y -= 1;
    else x -= 1;
    lines.push(start.down ? { sign: '+', line: other[y] ?? '' } : { sign: '-', line: one[x] ?? '' });
  }
  for (; x > 0; x -= 1) lines.push({ sign: ' ', line: one[x - 1] ?? '' });
  return lines.reverse();
};

/** The lines of two texts one below the other, with as few changes as can be. */
export const diffLines = (one: string[], other: string[]): DiffLine[] => {
  const trace = search(one, other);
  if (trace) return walkBack(one, other, trace);
  return [
    ...one.map((line): DiffLine => ({ sign: '-', line })),
    ...other.map((line): DiffLine => ({ sign: '+', line })),
  ];
};
