import { hash } from 'node:crypto';
import { type BigIntStats, copyFileSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { isSettled } from '../cache/is-settled.ts';

const million = 1_000_000n;

/**
 * A time for a copy: the second of the original's last change of any kind, which cannot be set by hand, and as its
 * fraction a hash of the file's identity and exact time. Two folders may exchange their names without changing the
 * times of their files.
 */
const copyTime = ({ ino, ctimeNs }: BigIntStats): bigint => {
  const fraction = Number.parseInt(hash('sha256', `${ino} ${ctimeNs}`).slice(0, 12), 16) % Number(million);
  return (ctimeNs / (million * 1000n)) * million + BigInt(fraction);
};

/** Times are set as numbers of seconds, whose fraction is exact to the microsecond. */
const inMicroseconds = (ns: bigint): bigint => (ns + 500n) / 1000n;

/**
 * Whether a file is a copy of another as that is now: an edit is seen whatever size and time it leaves and wherever the
 * clock was set. Where the times differ, the bytes tell.
 */
export const isCopyOf = (from: string, target: string): boolean => {
  const a = statSync(from, { bigint: true });
  const b = statSync(target, { bigint: true, throwIfNoEntry: false });
  if (b === undefined || a.size !== b.size) return false;
  return inMicroseconds(b.mtimeNs) === copyTime(a) || readFileSync(from).equals(readFileSync(target));
};

/** Copies a file so that `isCopyOf` knows the copy by its time. */
export const timedCopy = (from: string, target: string): void => {
  const stats = statSync(from, { bigint: true });
  const time = isSettled(stats.ctimeNs) ? Number(copyTime(stats)) / Number(million) : 0;
  copyFileSync(from, target);
  utimesSync(target, time, time);
};
