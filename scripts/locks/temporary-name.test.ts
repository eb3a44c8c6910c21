import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameOfDead } from '../../tests/name-of-dead.ts';
import { processSpace } from './process-space.ts';
import { removeAbandoned, temporaryName } from './temporary-name.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('drafts of processes that were killed', () => {
  it('are removed, files and folders; those of who lives and all other files stay', () => {
    const own = temporaryName('memory.json');
    const others = [own, 'a.1.tmp', 'notes.tmp', 'memory.json'];
    for (const name of [nameOfDead('memory.json'), ...others]) writeFileSync(path.join(folder, name), '');
    mkdirSync(path.join(folder, nameOfDead('bundle'), 'deep'), { recursive: true });
    removeAbandoned(folder);
    expect(readdirSync(folder).sort()).toEqual(others.sort());
  });

  it('stay for a day when they are of another computer or container, where the number tells nothing', () => {
    const [young, old] = ['young', 'old'].map((name) =>
      nameOfDead(name).replace(processSpace, '0a1b2c3d'),
    ) as [string, string];
    for (const name of [young, old]) writeFileSync(path.join(folder, name), '');
    const before = Date.now() / 1000 - 25 * 60 * 60;
    utimesSync(path.join(folder, old), before, before);
    removeAbandoned(folder);
    expect(readdirSync(folder)).toEqual([young]);
  });

  it('are none where there is no folder', () => {
    expect(() => removeAbandoned(path.join(folder, 'none'))).not.toThrow();
  });
});
