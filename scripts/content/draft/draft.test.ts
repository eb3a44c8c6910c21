import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Draft } from './draft.ts';

let root: string;
let draft: Draft;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'draft-'));
  draft = new Draft({ root, code: root });
});
afterEach(() => rmSync(root, { recursive: true }));

const save = (file: string, text: string) => writeFileSync(path.join(root, file), text);

describe('a draft', () => {
  it('reads a text without the byte order mark at its start', () => {
    save('page.json', '\uFEFF{}');
    expect(draft.read('page.json')).toBe('{}');
  });

  it('keeps a sign of the same kind inside of a text', () => {
    save('page.json', '{"title":"a\uFEFFb"}');
    expect(draft.read('page.json')).toBe('{"title":"a\uFEFFb"}');
    draft.write('page.json', draft.read('page.json'));
    expect(draft.changes()).toEqual([]);
  });

  it('reads a file that it moves at its new place', () => {
    save('old.svg', '<svg/>');
    draft.move('old.svg', 'new.svg');
    expect([draft.has('old.svg'), draft.has('new.svg')]).toEqual([false, true]);
    expect(draft.read('new.svg')).toBe('<svg/>');
  });
});
