import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTrees } from './watch-trees.ts';

let folder: string;
let seen: Set<string>;
const at = (file: string) => path.join(folder, file);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
  await mkdir(at('pages/solutions'), { recursive: true });
  await writeFile(at('pages/home.json'), '1');
  seen = new Set();
  watchTrees([at('pages')], (file) => seen.add(path.relative(folder, file)));
});
afterEach(() => rm(folder, { recursive: true }));

const noticed = async (file: string, change: () => Promise<void>) => {
  seen.clear();
  await change();
  await vi.waitFor(() => expect([...seen]).toContain(file));
};
const written = (file: string, text = '2') => noticed(file, () => writeFile(at(file), text));
const replaced = (file: string) =>
  noticed(file, async () => {
    await writeFile(at('draft'), '3');
    await rename(at('draft'), at(file));
  });

describe('watching a site', () => {
  it('sees a file however an editor saves it, again and again', async () => {
    await written('pages/home.json');
    await replaced('pages/home.json');
    await written('pages/home.json');
    await noticed('pages/home.json', () => rm(at('pages/home.json')));
    await written('pages/home.json');
    await replaced('pages/home.json');
    await replaced('pages/home.json');
  });
  it('sees files in folders that are new, or came back', async () => {
    await written('pages/solutions/pay.json');
    await noticed('pages/solutions', () => rm(at('pages/solutions'), { recursive: true }));
    await noticed('pages/solutions', () => mkdir(at('pages/solutions')));
    await written('pages/solutions/pay.json');
    await noticed('pages/more', async () => void (await mkdir(at('pages/more/deep'), { recursive: true })));
    await written('pages/more/deep/share.json');
  });
});
