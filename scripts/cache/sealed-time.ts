import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import path from 'node:path';

/** Seconds among which one is chosen: little more than an hour, so that times still say when a file was made. */
const sealing = 4096;

/** An even number, since some disks count time in steps of two seconds. */
const sealOf = (file: string, size: number): number => {
  const [name, length] = [path.basename(file), String(size)];
  const digits = hash('sha256', `${name.length}\0${name}${length.length}\0${length}`).slice(0, 7);
  return (2 * Number.parseInt(digits, 16)) % sealing;
};

/**
 * The last time before now whose remainder follows from a file's name and size. A file that was torn, damaged or
 * exchanged has another time, and so is recognized without being read.
 */
export const sealedTime = (file: string, size: number): Date => {
  const now = Math.floor(Date.now() / 1000);
  return new Date((now - ((now - sealOf(file, size)) % sealing)) * 1000);
};

/** Whether a file has the time that it got when it was made. */
export const isSealed = (file: string, { size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): boolean =>
  Math.round(mtimeMs) % (sealing * 1000) === sealOf(file, size) * 1000;
