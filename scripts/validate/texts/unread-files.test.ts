import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreadFiles, unreadProblem } from './unread-files.ts';

describe('ref/unread-file', () => {
  it.each([
    'pages/share.JSON',
    'pages/share.json.txt',
    'pages/share.json.JSON',
    'pages/share',
    'pages/share.jso',
    'locales/share.jsonc',
  ])('is an error for what was meant to be read: %s', (file) => {
    expect(unreadProblem(file)).toMatchObject({ check: 'ref/unread-file', severity: 'error', file });
    expect(unreadProblem(file).message).toContain('Call it "share.json".');
  });

  it('is an error for words in a folder of their own', () => {
    expect(unreadProblem('locales/es/es.json').message).toContain('Move it to "locales/es.json".');
  });

  it('is an error for public files under the names of what builds note', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'reserved-'));
    mkdirSync(path.join(root, 'public/deep'), { recursive: true });
    for (const name of ['.build.journal', '.site.json', '.nojekyll', 'deep/.build.x', 'site.json'])
      writeFileSync(path.join(root, 'public', name), '');
    expect(unreadFiles(root)).toMatchObject([
      { file: 'public/.build.journal', severity: 'error' },
      { file: 'public/.site.json', severity: 'error' },
    ]);
    rmSync(root, { recursive: true });
  });

  it.each(['pages/notes.txt', 'pages/home.json.bak', 'locales/README.md'])(
    'is a warning for what may be a note: %s',
    (file) => {
      expect(unreadProblem(file)).toMatchObject({ severity: 'warning' });
    },
  );

  it('is an error for a page beside the folder of pages, unless it is a copy', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'stray-'));
    mkdirSync(path.join(root, 'pages'));
    const page = JSON.stringify({ id: 'share', sections: [] });
    for (const name of ['share.json', 'copy.json', 'pages/copy.json'])
      writeFileSync(path.join(root, name), page);
    writeFileSync(path.join(root, 'package.json'), '{}');
    expect(unreadFiles(root)).toMatchObject([{ file: 'share.json', severity: 'error' }]);
    rmSync(root, { recursive: true });
  });
});
