import { type BigIntStats, statSync } from 'node:fs';
import { isSettled } from './is-settled.ts';

const statsOf = (file: string): BigIntStats | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false });

const signed = ({ size, ino, mtimeNs, ctimeNs }: BigIntStats): string =>
  `${size}.${ino}.${mtimeNs}.${ctimeNs}`;

/** The signature of a file as it is now, however lately it was changed; empty if it is not there. */
export const signatureOf = (file: string): string => {
  const stats = statsOf(file);
  return stats ? signed(stats) : '';
};

/**
 * Signs files without reading them: a signature changes with every edit. Empty for a file that is not there, and for
 * one that was changed just before the moment `now` or later.
 */
export const signFiles = (root: string, files: string[], now = Date.now()): Map<string, string> =>
  new Map(
    files.map((file) => {
      const stats = statsOf(`${root}/${file}`);
      return [file, stats && isSettled(stats.ctimeNs, now) ? signed(stats) : ''];
    }),
  );
