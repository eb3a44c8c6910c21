import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../commands/copy-project.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const driftTold = async () => {
  const { stdout } = await copy.run('scripts/validate.ts', '--format', 'json');
  const { problems } = JSON.parse(stdout) as { problems: { check: string; file: string }[] };
  return problems.filter(({ check }) => check === 'schema/types-drift').map(({ file }) => file);
};

it('types are stale once the code that makes them would make others, though they were fresh before', async () => {
  expect(await driftTold()).toEqual([]);
  const generator = path.join(copy.root, 'scripts/types/generate-types.ts');
  const code = await readFile(generator, 'utf8');
  await writeFile(generator, code.replace('// Generated from schemas/', '// Made from schemas/'));
  expect(await driftTold()).toEqual(['src/generated/types.ts']);
});

it('a schema that the types have not followed keeps the site from being built, as every error does', async () => {
  const defs = path.join(copy.root, 'schemas/defs.schema.json');
  const text = await readFile(defs, 'utf8');
  expect(text).toContain('"dark"');
  await writeFile(defs, text.replace(/,\s*"dark"/, ''));
  const { code, stderr } = await copy.run('scripts/build.ts');
  expect(code).toBe(1);
  expect(stderr).toContain('schema/types-drift');
});

it('is told in the browser beside what the site shows', async () => {
  const look = `import { adviseSite } from './scripts/dev/advise-site.ts';
    const clock = { now: Date.now(), drafts: true };
    await adviseSite({ root: import.meta.dirname, clock }, console.log);`;
  await writeFile(path.join(copy.root, 'look.ts'), look);
  const { stdout } = await copy.run('look.ts');
  expect(stdout).toContain('schema/types-drift');
});
