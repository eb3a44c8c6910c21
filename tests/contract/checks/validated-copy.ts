import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { project } from '../../command.ts';
import { gitIn } from '../../git-in.ts';

/** The folder of the running test's site: a copy of the small one, made before each test. */
export let site = '';

/** Writes something else in a file of the site, which must say `from`. */
export const misspell = async (file: string, from: string, to: string): Promise<void> => {
  const whole = path.join(site, file);
  const text = await readFile(whole, 'utf8');
  expect(text).toContain(from);
  await writeFile(whole, text.replace(from, to));
};

/** An error in pages/rooms.json:18:20. */
export const wrongColumns = () => misspell('pages/rooms.json', '"columns": 2', '"columns": 9');

/** A warning in pages/not-found.json:12:17. */
export const literalText = () => misspell('pages/not-found.json', '"code": "404"', '"code": "Lost page"');

/** Runs the command on the site as a process of its own. */
export const validate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'scripts/validate.ts'), '--root', site, ...args],
    { cwd: site, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
};

/** Runs git in the folder of the site; it must succeed. */
export const git = (...args: string[]): string => gitIn(site, ...args);

/** Makes a repository in the folder of the site, with the site as its first commit on the branch main. */
export const commitSite = (): void => {
  git('init', '-qb', 'main');
  git('add', '.');
  git('commit', '-qm', 'start');
};

/** Makes the copy before each test of a file, and removes it after. */
export const copyBeforeEach = (): void => {
  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'validated-copy-'));
    await cp(path.join(project, 'tests/fixtures/mini-site'), site, { recursive: true });
  });
  afterEach(() => rm(site, { recursive: true }));
};
