import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBeforeEach, git, misspell, site, validate, wrongColumns } from './validated-copy.ts';

copyBeforeEach();

describe('validate --fix', () => {
  const link = ['"page:rooms#why"', '"/rooms#why"'] as const;
  const home = () => readFile(path.join(site, 'pages/home.json'), 'utf8');

  it('with --fix-dry-run prints a diff that git applies, and changes nothing', async () => {
    await misspell('pages/home.json', ...link);
    await wrongColumns();
    const before = await home();
    const { status, stdout, stderr } = validate('--fix-dry-run');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^--- a\/pages\/home\.json\n.*\n@@ .*^-.*"\/rooms#why".*^\+.*"page:rooms#why"/ms);
    expect(stderr).toContain('--fix would mend 1 problem (link/hardcoded-path) in 1 file.');
    expect(stderr).toMatch(/pages\/rooms\.json:18:20 {2}error/);
    expect(stderr).toMatch(/1 problem would be left after --fix\. Nothing was written/);
    expect(await home()).toBe(before);
    await writeFile(path.join(site, 'fix.patch'), stdout);
    git('apply', 'fix.patch');
    expect(await home()).toContain(link[0]);
  });

  it('mends the files that were named, tells what is left, and ends with 0 when that is nothing', async () => {
    await misspell('pages/home.json', ...link);
    await misspell('pages/rooms.json', '"layout": "grid"', '"layuot": "grid"');
    const { status, stdout } = validate('--fix', 'pages/rooms.json');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('1 more problem in files that were not asked for'),
    });
    expect(await home()).toContain(link[1]);
    expect(validate('--fix', '--max-warnings', '0').stdout).toContain('No problems found.');
    expect(await home()).toContain(link[0]);
  });

  it('with --fix-dry-run does not end as if the files were right already', async () => {
    await misspell('pages/home.json', ...link);
    const { status, stderr } = validate('--fix-dry-run');
    expect(status).toBe(0);
    expect(stderr.trimEnd()).toMatch(/No problem would be left after --fix\. Nothing was written[^\n]*$/);
  });

  it('refuses what does not go together', () => {
    expect(validate('--fix', '--watch').status).toBe(2);
    expect(validate('--fix-dry-run', '--format', 'json').status).toBe(2);
  });
});
