import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

let copy: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

it.each(['build', 'validate'])('%s tells a fault of a schema at its line and column', (command) => {
  const name = 'schemas/sections/contact-hero.schema.json';
  const file = path.join(copy.root, name);
  const text = readFileSync(file, 'utf8').replace(/"required": \[("titel", )?/, '"required": ["titel", ');
  writeFileSync(file, text);
  const above = text.slice(0, text.indexOf('"titel"')).split('\n');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(copy.root, `scripts/${command}.ts`)],
    { cwd: copy.root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`${name}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`);
});
