import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKeptFacts } from './kept-facts.ts';
import { readAssets } from './read-assets.ts';

const drawing = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} 8"/>`;

/** Longer than a file system takes to give what is edited next another time. */
const settling = 120;

describe('what was seen of the files of a public folder', () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kept-facts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is kept for the next command', async () => {
    writeFileSync(at('line.svg'), drawing(9));
    await wait(settling);
    const assets = await readAssets(folder);
    expect(readKeptFacts(folder)['line.svg']?.[1]).toEqual({ width: 9, height: 8, bytes: 59, format: 'svg' });
    expect(await readAssets(folder)).toEqual(assets);
  });

  it('holds no longer when a file was edited, whatever size and time that leaves', async () => {
    writeFileSync(at('line.svg'), drawing(9));
    utimesSync(at('line.svg'), 1, 1);
    await wait(settling);
    await readAssets(folder);
    writeFileSync(at('line.svg'), drawing(7));
    utimesSync(at('line.svg'), 1, 1);
    expect(await readAssets(folder)).toMatchObject({ '/line.svg': { width: 7 } });
  });

  it('is not kept of a file that was edited just now, and forgotten of one that is gone', async () => {
    writeFileSync(at('old.svg'), drawing(9));
    await wait(settling);
    await readAssets(folder);
    rmSync(at('old.svg'));
    writeFileSync(at('new.svg'), drawing(9));
    expect(Object.keys(await readAssets(folder))).toEqual(['/new.svg']);
    await wait(settling);
    expect(readKeptFacts(folder)).toEqual({});
  });
});
