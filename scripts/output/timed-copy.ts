import { hash } from 'node:crypto';
import { type BigIntStats, copyFileSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { isSettled } from '../cache/is-settled.ts';

const million = 1_000_000n;

const inSeconds = (ns: bigint): bigint => ns / (million * 1000n);

/**
 * A time for a copy: the second of the original's last change of any kind, which cannot be set by hand, and as its
 * fraction, which is never 0, a hash of the file's identity and exact time. Two folders may exchange their names without changing the
 * times of their files.
 */
const copyTime = ({ ino, ctimeNs }: BigIntStats): bigint => {
  const fraction = Number.parseInt(hash('sha256', `${ino} ${ctimeNs}`).slice(0, 12), 16) % 999_999;
  return inSeconds(ctimeNs) * million + BigInt(fraction + 1);
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

/**
 * Copies a file so that `isCopyOf` knows the copy by its time. What was changed just now can change again in the same
 * moment: its copy has the full second, by which browsers know it and `isCopyOf` does not.
 */
export const timedCopy = (from: string, target: string): void => {
  const stats = statSync(from, { bigint: true });
  const time = isSettled(stats.ctimeNs)
    ? Number(copyTime(stats)) / Number(million)
    : Number(inSeconds(stats.ctimeNs));
  copyFileSync(from, target);
  utimesSync(target, time, time);
};
