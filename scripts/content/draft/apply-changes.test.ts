import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fs, { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { Draft } from './draft.ts';

let root = '';
let draft: Draft;
const apply = () => applyChanges(draft, { command: 'rename', changes: draft.changes() });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'draft-'));
  await mkdir(path.join(root, 'pages/news'), { recursive: true });
  await writeFile(path.join(root, 'pages/home.json'), 'home');
  await writeFile(path.join(root, 'pages/news/first.json'), '\uFEFFfirst');
  draft = new Draft({ root, code: root });
});
afterEach(() => rm(root, { recursive: true }));

describe('a draft', () => {
  it('is read as it would be, and nothing reaches the disk', () => {
    draft.write('pages/home.json', 'house');
    draft.rename('pages/home.json', 'pages/house.json');
    expect(draft.read('pages/house.json')).toBe('house');
    expect(draft.list('pages')).toEqual(['pages/house.json', 'pages/news/first.json']);
    expect(() => draft.read('pages/home.json')).toThrow('There is no file pages/home.json.');
    expect(read('pages/home.json')).toBe('home');
  });

  it('has no change when every file is as it was', () => {
    draft.write('pages/home.json', 'house');
    draft.write('pages/home.json', 'home');
    expect(draft.changes()).toEqual([]);
  });

  it('is written as a whole, keeps the mark before a text, and leaves no empty folder', async () => {
    draft.write('pages/news/first.json', 'second');
    await apply();
    expect(read('pages/news/first.json')).toBe('\uFEFFsecond');
    draft = new Draft({ root, code: root });
    draft.move('pages/news/first.json', 'pages/deep/er/first.json');
    draft.remove('pages/home.json');
    await apply();
    expect(read('pages/deep/er/first.json')).toBe('\uFEFFsecond');
    expect(readdirSync(path.join(root, 'pages'))).toEqual(['deep']);
  });

  it('is not written at all when one of its files cannot be', async () => {
    draft.write('pages/home.json', 'house');
    draft.remove('pages/news/first.json');
    draft.move('pages/gone.json', 'pages/found.json');
    await expect(apply()).rejects.toThrow('\n  pages/gone.json was deleted.\nRun the command again');
    expect(read('pages/home.json')).toBe('home');
    expect(existsSync(path.join(root, 'pages/news/first.json'))).toBe(true);
    expect(readdirSync(path.join(root, 'pages'))).toEqual(['home.json', 'news']);
  });

  it('deletes no file that the disk refuses to read', async () => {
    const { readFile, rename } = fs;
    const broken = Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
    fs.readFile = () => Promise.reject(broken);
    fs.rename = (from, to) => (String(to).endsWith('first.json') ? Promise.reject(broken) : rename(from, to));
    syncBuiltinESMExports();
    try {
      draft.write('pages/home.json', 'house');
      draft.write('pages/news/first.json', 'second');
      await expect(apply()).rejects.toThrow('EIO');
    } finally {
      Object.assign(fs, { readFile, rename });
      syncBuiltinESMExports();
    }
    expect(read('pages/home.json')).toBe('home');
    expect(read('pages/news/first.json')).toBe('\uFEFFfirst');
  });
});
