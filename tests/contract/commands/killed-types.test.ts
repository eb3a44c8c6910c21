import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../command.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { copyProject, type ProjectCopy } from './copy-project.ts';

beginWithCleanSite();

vi.setConfig({ testTimeout: 300_000 });

const failingDisk = pathToFileURL(path.join(import.meta.dirname, 'failing-disk.ts')).href;

let copy: ProjectCopy;
beforeEach(async () => {
  copy = await copyProject();
});
afterEach(() => copy.remove());

const content = (words: string, env: Record<string, string> = {}) =>
  runCommand(path.join(copy.root, 'scripts/content'), words.split(' '), env);

/** Runs the command and kills it when it is about to write a file of `src/generated` for the time of this number. */
const killedAtTypes = (words: string, call: number) =>
  content(words, {
    NODE_OPTIONS: `--import ${failingDisk}`,
    DISK_FAILURE: 'kill',
    DISK_FOLDER: path.join(copy.root, 'src/generated'),
    DISK_CALL: String(call),
  });

const types = () => readFileSync(path.join(copy.root, 'src/generated/types.ts'), 'utf8');

it.each([
  ['rename section logos word-marks', 1, true],
  ['delete section notice', 3, false],
])('%s, killed before its types are made, is finished by resume', async (words, call, hasOther) => {
  expect((await killedAtTypes(words, call)).code).toBeNull();
  const again = await content('new locale fr');
  expect([again.code, again.printed]).toEqual([1, expect.stringContaining('was broken off half-way')]);
  expect((await content('resume')).printed).toContain('src/generated follows the schemas.');
  expect(types().includes('WordMarksProps')).toBe(hasOther);
  const { stdout } = await copy.run('scripts/validate.ts', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ problems: [] });
  expect((await content('resume')).printed).toContain('No command was broken off.');
});
