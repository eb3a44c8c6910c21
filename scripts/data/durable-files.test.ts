import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderSync } from './durable-files.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
const setTime = (name: string, hoursAgo: number) => {
  const time = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(name, time, time);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-sync-'));
  for (const name of ['a', 'b']) writeFileSync(at(name), name);
  for (const name of ['a', 'b', '']) setTime(at(name), 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('bringing a folder to the disk', () => {
  it('takes everything the first time, then only what changed', async () => {
    const sync = createFolderSync(folder);
    expect(await sync()).toBe(3);
    expect(await sync()).toBe(0);
    appendFileSync(at('a'), 'more');
    expect(await sync()).toBe(1);
  });

  it('takes what changed after the clock was set back', async () => {
    const sync = createFolderSync(folder);
    await sync();
    appendFileSync(at('a'), 'more');
    setTime(at('a'), 24);
    expect(await sync()).toBe(1);
  });

  it('takes what changed a moment ago again: a later change may show the same time', async () => {
    writeFileSync(at('a'), 'new');
    const sync = createFolderSync(folder);
    await sync();
    expect(await sync()).toBe(1);
  });
});
