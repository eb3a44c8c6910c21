import { spawnSync } from 'node:child_process';
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

/** What is told of a folder on a disk that can only be read: mounted for one process alone. */
const onReadOnlyDisk = (name: string) => {
  const code = `import('${import.meta.dirname}/make-folder.ts').then(({ makeFolder }) => makeFolder('${at(name)}'))`;
  const shell = `mount -t tmpfs -o ro none '${folder}' && "$0" -e "$1"`;
  const { stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', shell, process.execPath, code]);
  return /E[A-Z]+(?=:)/.exec(String(stderr))?.[0];
};
const noMounts = spawnSync('unshare', ['--mount', 'true']).status !== 0;

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

  it.skipIf(noMounts)('not on a disk that can only be read, however deep: that is told', () => {
    expect([onReadOnlyDisk('a'), onReadOnlyDisk('a/b/c')]).toEqual(['EROFS', 'EROFS']);
  });

  it('not where a file or a link to nowhere stands', () => {
    writeFileSync(at('file'), '');
    symlinkSync(at('nowhere'), at('link'));
    expect(() => makeFolder(at('file'))).toThrow('EEXIST');
    expect(() => makeFolder(at('file/a/b'))).toThrow('ENOTDIR');
    expect(() => makeFolder(at('link'))).toThrow(/EEXIST|ENOENT/);
  });
});
