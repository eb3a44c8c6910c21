import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** One of several servers that start at once: takes the locks of a folder, each at its moment, and tells which it got. */
const {
  FOLDER: folder = '',
  BEGIN: begin = '',
  LOCKS: locks = '',
  LOCK_MODULE: lockModule = '',
} = process.env;
const apart = 60;

/** Between two steps on a busy disk others come in between. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.random() * 4);
const slowed = <Step extends (...args: never[]) => unknown>(step: Step): Step =>
  ((...args: never[]) => {
    pause();
    return step(...args);
  }) as Step;

const { takeLock } = await import(lockModule);
Object.assign(fs, {
  openSync: slowed(fs.openSync),
  statSync: slowed(fs.statSync),
  writeFileSync: slowed(fs.writeFileSync),
  rmSync: slowed(fs.rmSync),
  readFileSync: slowed(fs.readFileSync),
});
syncBuiltinESMExports();

const isTaken = (file: string): boolean => {
  try {
    takeLock(file);
    return true;
  } catch {
    return false;
  }
};

for (let index = 0; index < Number(locks); index += 1) {
  while (Date.now() < Number(begin) + index * apart);
  if (isTaken(path.join(folder, `lock-${index}`))) console.log(index);
}
console.log('done');
// Who has taken a lock lives until all have tried.
process.stdin.resume();
