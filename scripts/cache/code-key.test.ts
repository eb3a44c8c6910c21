import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeKey, isCodeEditedSince } from './code-key.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-'));
  write('src/a.ts', 'one');
  write('src/a.test.ts', 'test');
});
afterEach(() => rmSync(root, { recursive: true }));

it('the key of the code changes with its files and their names, not with its tests', () => {
  const before = codeKey(root);
  write('src/a.test.ts', 'another test');
  expect(codeKey(root)).toBe(before);
  write('src/a.ts', 'two');
  expect(codeKey(root)).not.toBe(before);
  write('src/a.ts', 'one');
  expect(codeKey(root)).toBe(before);
  write('src/b.ts', '');
  expect(codeKey(root)).not.toBe(before);
});

it('the key of the code changes with the libraries that are installed, not with those that only some systems need', () => {
  const install = (version: string, system: string) =>
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({
        packages: { 'node_modules/react': { version }, [`node_modules/${system}`]: { optional: true } },
      }),
    );
  install('19.2.8', 'linux');
  const before = codeKey(root);
  install('19.2.8', 'darwin');
  expect(codeKey(root)).toBe(before);
  install('19.2.9', 'darwin');
  expect(codeKey(root)).not.toBe(before);
});

it('code was edited since a moment whatever time its file was given', () => {
  const hour = 3_600_000;
  expect(isCodeEditedSince(root, Date.now() + hour)).toBe(false);
  utimesSync(path.join(root, 'src/a.ts'), 1, 1);
  expect(isCodeEditedSince(root, Date.now() - hour)).toBe(true);
});
