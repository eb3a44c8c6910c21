import { statSync } from 'node:fs';

/** File systems count time in steps: a file may change twice in one, so that its time says nothing yet. */
const step = 50_000_000n;

/**
 * Signs files without reading them: a signature changes with every edit. Empty for a file that is not there, and for
 * one that was changed just before the moment `now` or later.
 */
export const signFiles = (root: string, files: string[], now = Date.now()): Map<string, string> => {
  const settled = BigInt(now) * 1_000_000n - step;
  return new Map(
    files.map((file) => {
      const stats = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false });
      if (!stats || stats.ctimeNs > settled) return [file, ''];
      const { size, ino, mtimeNs, ctimeNs } = stats;
      return [file, `${size}.${ino}.${mtimeNs}.${ctimeNs}`];
    }),
  );
};
