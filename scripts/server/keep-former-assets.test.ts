import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormerAssets, keepFormerAssets } from './keep-former-assets.ts';

let output: string;
let assets: FormerAssets;
const file = (name: string) => path.join(output, 'assets', name);
const text = (name: string) => assets.get(`/assets/${name}`)?.toString();

beforeEach(() => {
  vi.useFakeTimers();
  output = mkdtempSync(path.join(tmpdir(), 'former-assets-'));
  mkdirSync(file('folder'), { recursive: true });
  writeFileSync(file('player.aaaaaaaa.js'), 'old');
  writeFileSync(file('player.aaaaaaaa.js.br'), 'twin');
  assets = keepFormerAssets(output);
  assets.look();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(output, { recursive: true });
});

describe('assets that a build takes away', () => {
  it('are there for an hour, without their twins', () => {
    expect(text('player.aaaaaaaa.js')).toBeUndefined();
    for (const name of ['player.aaaaaaaa.js', 'player.aaaaaaaa.js.br']) rmSync(file(name));
    writeFileSync(file('player.bbbbbbbb.js'), 'new');
    expect(text('player.aaaaaaaa.js')).toBe('old');
    expect([text('player.aaaaaaaa.js.br'), text('player.bbbbbbbb.js')]).toEqual([undefined, undefined]);
    vi.advanceTimersByTime(3_600_000);
    expect(text('player.aaaaaaaa.js')).toBeUndefined();
  });

  it('are there for an hour after the last build that took them away', () => {
    const [name, minute] = ['player.aaaaaaaa.js', 60_000];
    const takeAway = () => {
      rmSync(file(name));
      assets.look();
    };
    takeAway();
    vi.advanceTimersByTime(40 * minute);
    writeFileSync(file(name), 'old');
    assets.look();
    vi.advanceTimersByTime(10 * minute);
    takeAway();
    vi.advanceTimersByTime(59 * minute);
    expect(text(name)).toBe('old');
    vi.advanceTimersByTime(minute);
    expect(text(name)).toBeUndefined();
  });

  it('are there after several builds, also when the folder itself is gone for a moment', () => {
    rmSync(file('player.aaaaaaaa.js'));
    writeFileSync(file('player.bbbbbbbb.js'), 'new');
    assets.look();
    rmSync(path.join(output, 'assets'), { recursive: true });
    assets.look();
    mkdirSync(path.join(output, 'assets'));
    expect([text('player.aaaaaaaa.js'), text('player.bbbbbbbb.js')]).toEqual(['old', 'new']);
  });

  it('are of the folder of assets alone', () => {
    expect(assets.get('/images/player.aaaaaaaa.js')).toBeUndefined();
  });
});
