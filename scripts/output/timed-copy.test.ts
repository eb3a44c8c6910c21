import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isCopyOf, timedCopy } from './timed-copy.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'timed-copy-'));
});
afterEach(() => rm(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

/** Two files of one size in two folders, changed in the same millisecond as those are that a checkout writes. */
const twoAtOnce = async () => {
  for (let tries = 0; tries < 1000; tries += 1) {
    for (const name of ['left', 'right']) {
      await mkdir(at(name), { recursive: true });
      await writeFile(at(`${name}/a.txt`), name.padEnd(5));
    }
    const [left, right] = await Promise.all(['left', 'right'].map((name) => stat(at(`${name}/a.txt`))));
    if (Math.round(left?.ctimeMs ?? 0) === Math.round(right?.ctimeMs ?? 1)) return;
  }
};

describe('a timed copy', () => {
  it('is known by its time, without a look at its bytes', async () => {
    await writeFile(at('one'), 'text');
    await wait(80);
    timedCopy(at('one'), at('copy'));
    const { atime, mtime } = await stat(at('copy'));
    expect(isCopyOf(at('one'), at('copy'))).toBe(true);
    expect(atime).toEqual(mtime);
    expect(Math.abs(mtime.getTime() - (await stat(at('one'))).ctimeMs)).toBeLessThan(1001);
  });

  it('of a file that was made just now has its second, and is looked into', async () => {
    await writeFile(at('one'), 'text');
    timedCopy(at('one'), at('copy'));
    expect((await stat(at('copy'))).mtimeMs).toBe(1000 * Math.floor((await stat(at('one'))).ctimeMs / 1000));
    expect(isCopyOf(at('one'), at('copy'))).toBe(true);
    await writeFile(at('one'), 'tent');
    expect(isCopyOf(at('one'), at('copy'))).toBe(false);
  });

  it('is none of the file that stands there since two folders changed their names', async () => {
    await twoAtOnce();
    await wait(80);
    timedCopy(at('left/a.txt'), at('copy'));
    await rename(at('left'), at('between'));
    await rename(at('right'), at('left'));
    expect(await readFile(at('left/a.txt'), 'utf8')).toBe('right');
    expect(isCopyOf(at('left/a.txt'), at('copy'))).toBe(false);
    expect(isCopyOf(at('between/a.txt'), at('copy'))).toBe(true);
  });
});
