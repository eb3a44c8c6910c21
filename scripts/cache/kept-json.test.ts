import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKept, writeKept } from './kept-json.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a kept value', () => {
  it('is read as it was written', () => {
    const file = path.join(folder, 'deep', 'note.json');
    writeKept(file, { pages: 3 });
    expect(readKept(file)).toEqual({ pages: 3 });
  });

  it('leaves no draft behind when it cannot have its place', () => {
    const file = path.join(folder, 'note.json');
    mkdirSync(file);
    expect(() => writeKept(file, { pages: 3 })).toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['note.json']);
  });
});
