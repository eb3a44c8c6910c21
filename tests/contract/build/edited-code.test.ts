import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../commands/copy-project.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const built = async () => {
  const { stdout, stderr, code } = await copy.run('scripts/build.ts');
  expect(code, stderr).toBeUndefined();
  return /^bundled .*(?= in )/m.exec(stdout)?.[0];
};

const editCode = () => {
  const file = path.join(copy.root, 'src/site/ui/form/SentPanel.tsx');
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('r="74"');
  writeFileSync(file, code.replace('r="74"', 'r="69"'));
};

it('a build says whether it bundled the code', async () => {
  expect(await built()).toBe('bundled the code');
  editCode();
  expect(await built()).toBe('bundled the code');
}, 300_000);

it('a part of a build is none when the code was edited meanwhile', async () => {
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(copy.root, 'src/site/ui/form/SentPanel.tsx'), later, later);
  const { code, stderr } = await copy.run('scripts/build.ts', '--shard', '1/2', '--out', 'part');
  const message =
    'The code was edited while this part was built. Build it again: npm run build -- --shard 1/2 --out';
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
}, 300_000);
