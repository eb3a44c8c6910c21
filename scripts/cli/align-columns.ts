/** The lines of a table: the first column is aligned to the left, those of numbers to the right. */
export const alignColumns = (rows: string[][]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) =>
    rows.reduce((width, row) => Math.max(width, row[at]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
};
