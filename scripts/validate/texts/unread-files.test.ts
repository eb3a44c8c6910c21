import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreadFiles } from './unread-files.ts';

/** What is told of a site that has only these files. */
const toldOf = (files: Record<string, string>) => {
  const root = mkdtempSync(path.join(tmpdir(), 'unread-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const told = unreadFiles(root);
  rmSync(root, { recursive: true });
  return told;
};

describe('ref/unread-file', () => {
  it.each([
    'pages/share.JSON',
    'pages/share.json.txt',
    'pages/share.json.JSON',
    'pages/share',
    'pages/share.jso',
    'locales/share.jsonc',
  ])('is an error for what was meant to be read: %s', (file) => {
    const message = expect.stringContaining('Call it "share.json".');
    expect(toldOf({ [file]: '' })).toMatchObject([
      { check: 'ref/unread-file', severity: 'error', file, message },
    ]);
  });

  it('is an error for words in a folder of their own', () => {
    const message = expect.stringContaining('Move it to "locales/es.json".');
    expect(toldOf({ 'locales/es/es.json': '' })).toMatchObject([{ severity: 'error', message }]);
  });

  it('is an error for public files under the names of what builds note', () => {
    const names = ['.build.journal', '.site.json', '.nojekyll', 'deep/.build.x', 'site.json'];
    expect(toldOf(Object.fromEntries(names.map((name) => [`public/${name}`, ''])))).toMatchObject([
      { file: 'public/.build.journal', severity: 'error' },
      { file: 'public/.site.json', severity: 'error' },
    ]);
  });

  it.each([
    ...['pages/share.json', 'locales/de.json', 'public/images/share.png'],
    ...['site.config.json', 'translations.lock.json', 'pages', 'locales', 'public'],
  ])('is an error for a link instead of a file or folder: %s', (file) => {
    const root = mkdtempSync(path.join(tmpdir(), 'unread-'));
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    symlinkSync('/elsewhere', path.join(root, file));
    const message = expect.stringContaining('Put what it leads to here itself.');
    expect(unreadFiles(root)).toMatchObject([{ file, severity: 'error', message }]);
    rmSync(root, { recursive: true });
  });

  it.each(['pages/notes.txt', 'pages/home.json.bak', 'locales/README.md'])(
    'is a warning for what may be a note or a copy: %s',
    (file) => {
      expect(toldOf({ [file]: '', 'pages/home.json': '' })).toMatchObject([{ file, severity: 'warning' }]);
    },
  );

  it.each(['pages/home.json.bak', 'pages/home.json~', 'pages/a/home.json.old'])(
    'is an error for a copy of which the original is gone: %s',
    (file) => {
      const message = expect.stringContaining('Call it "home.json".');
      expect(toldOf({ [file]: '' })).toMatchObject([{ file, severity: 'error', message }]);
    },
  );

  it('is an error for a page beside the folder of pages, unless it is a copy', () => {
    const page = JSON.stringify({ id: 'share', sections: [] });
    const files = { 'share.json': page, 'copy.json': page, 'pages/copy.json': page, 'package.json': '{}' };
    expect(toldOf(files)).toMatchObject([{ file: 'share.json', severity: 'error' }]);
  });
});
