import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const somebody = 65534;
const isRoot = process.getuid?.() === 0;

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rights-'));
  if (isRoot) await chown(folder, somebody, somebody);
});
afterEach(() => rm(folder, { recursive: true }));

const sources = import.meta.dirname;

/** A build by somebody who is not allowed everything, as the system's own user is. Returns what went wrong. */
const buildAsSomebody = (texts: Record<string, string>): string => {
  const script = `
    import { openOutputFolder } from '${sources}/output-folder.ts';
    import { withOutputLock } from '${sources}/output-lock.ts';
    const { argv: [, dist, texts] } = process;
    const build = async () => {
      const output = await openOutputFolder(dist);
      for (const [file, text] of Object.entries(JSON.parse(texts))) output.write(file, text);
      output.finish({ pages: {} });
    };
    await withOutputLock(dist, build).catch(({ message }) => process.stdout.write(message));
  `;
  const owner = isRoot ? { uid: somebody, gid: somebody } : {};
  const args = ['--input-type=module', '-e', script, at('dist'), JSON.stringify(texts)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { ...owner, encoding: 'utf8' });
  return stdout + stderr;
};

it('a build for which one folder of its output cannot be written leaves all as it was, and names that folder', async () => {
  const [first, second] = ['one', 'two'].map((text) => ({ 'a.html': text, 'solutions/pay.html': text }));
  expect(buildAsSomebody({ ...first, 'old/b.html': 'one' })).toBe('');
  const solutions = at('dist/solutions');
  await chmod(solutions, 0o555);
  expect(buildAsSomebody({ ...second, 'new/c/d.html': 'two' })).toBe(
    `${solutions} cannot be filled. Its permissions do not allow that. Change them, or name another folder with --out.`,
  );
  expect((await readdir(at('dist'))).sort()).toEqual(['.build.json', 'a.html', 'old', 'solutions']);
  expect(await readFile(at('dist/a.html'), 'utf8')).toBe('one');
  await chmod(solutions, 0o755);
  expect(buildAsSomebody({ ...second, 'new/c/d.html': 'two' })).toBe('');
  expect((await readdir(at('dist'))).sort()).toEqual(['.build.json', 'a.html', 'new', 'solutions']);
});
