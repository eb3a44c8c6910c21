import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../command.ts';
import { committedSite } from '../committed-site.ts';

const { site } = committedSite();
let folder: string;

/** A git that cannot read what was committed, and else does what git does. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'failing-git-'));
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const fails = 'case " $* " in *" cat-file "*) echo "fatal: the disk is broken" >&2; exit 128;; esac';
  await writeFile(path.join(folder, 'git'), `#!/bin/sh\n${fails}\nexec ${real} "$@"\n`);
  await chmod(path.join(folder, 'git'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

const validate = (...args: string[]) =>
  runCommand('validate', ['--root', site().root, ...args], { PATH: `${folder}:${process.env.PATH}` });

describe('a git that fails', () => {
  const edit = () => site().replace('pages/about-us.json', '"columns": 3', '"columns": 7');
  const reason = 'git failed: fatal: the disk is broken.';

  it('is noted in one line, and what the site is by itself is told all the same', async () => {
    await edit();
    const { code, printed } = await validate();
    expect(code).toBe(1);
    expect(printed.split(`Not compared with the last commit: ${reason}`)).toHaveLength(2);
    expect(printed).toContain('"columns" is 7.');
    expect(printed).not.toContain('At the last commit');
  });

  it('ends the command when a commit was named to compare with', async () => {
    await edit();
    const { code, printed } = await validate('--since', 'HEAD');
    expect(printed).toContain(`${reason} Name the files instead.`);
    expect(code).toBe(2);
  });
});
