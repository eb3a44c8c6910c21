import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

describe('a folder is made', () => {
  it('with those around it, and is left as it is when it is there', () => {
    makeFolder(at('a/b/c'), 0o700);
    makeFolder(at('a/b/c'));
    expect([at('a'), at('a/b/c')].map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it.runIf(process.platform === 'linux').each(['/proc/site', '/proc/site/a/b'])(
    'not in %s, which takes no names: that is told instead of waiting for ever',
    (name) => {
      expect(() => makeFolder(name)).toThrow('ENOENT');
    },
  );

  it('not where a file or a link to nowhere stands', () => {
    writeFileSync(at('file'), '');
    symlinkSync(at('nowhere'), at('link'));
    expect(() => makeFolder(at('file'))).toThrow('EEXIST');
    expect(() => makeFolder(at('file/a/b'))).toThrow('ENOTDIR');
    expect(() => makeFolder(at('link'))).toThrow(/EEXIST|ENOENT/);
  });
});
