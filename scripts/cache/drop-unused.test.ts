import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropUnused } from './drop-unused.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drop-unused-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const age = (file: string, seconds: number) => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(file, then, then);
};

const addFolder = (name: string, seconds: number) => {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'file.js'), '');
  age(path.join(folder, name), seconds);
};

it('removes folders that nobody has touched for long, with what is in them', () => {
  addFolder('old', 61);
  addFolder('new', 59);
  dropUnused(folder, { longest: 60_000 });
  expect(readdirSync(folder)).toEqual(['new']);
});

it('keeps the folder that is asked for, and files', () => {
  addFolder('old', 61);
  const note = path.join(folder, 'note.json');
  writeFileSync(note, '{}');
  age(note, 61);
  dropUnused(folder, { longest: 60_000, keep: 'old' });
  expect(readdirSync(folder)).toEqual(['note.json', 'old']);
});

it('keeps no more folders than it may, those that were touched last', () => {
  for (const seconds of [1, 2, 3, 4]) addFolder(`of-${seconds}`, seconds);
  dropUnused(folder, { longest: 60_000, most: 2, keep: 'of-4' });
  expect(readdirSync(folder).sort()).toEqual(['of-1', 'of-2', 'of-4']);
});
