import { statSync } from 'node:fs';
import { isSettled } from './is-settled.ts';

/**
 * Signs files without reading them: a signature changes with every edit. Empty for a file that is not there, and for
 * one that was changed just before the moment `now` or later.
 */
export const signFiles = (root: string, files: string[], now = Date.now()): Map<string, string> => {
  return new Map(
    files.map((file) => {
      const stats = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false });
      if (!stats || !isSettled(stats.ctimeNs, now)) return [file, ''];
      const { size, ino, mtimeNs, ctimeNs } = stats;
      return [file, `${size}.${ino}.${mtimeNs}.${ctimeNs}`];
    }),
  );
};
