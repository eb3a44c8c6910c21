import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { project, runCommand } from '../../command.ts';

let folder: string;
const at = (file: string): string => path.join(folder, file);

/** A project of one test, with types that take no time to check. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-command-'));
  for (const name of ['scripts', 'tmp']) mkdirSync(at(name));
  for (const file of ['scripts/test.ts', 'scripts/chromium.ts']) cpSync(path.join(project, file), at(file));
  symlinkSync(path.join(project, 'node_modules'), at('node_modules'));
  writeFileSync(at('biome.json'), '{ "files": { "includes": ["biome.json"] } }\n');
  writeFileSync(at('package.json'), '{ "type": "module", "scripts": { "check-types": "true" } }\n');
  writeFileSync(at('one.test.ts'), "import { it } from 'vitest';\nit('holds', () => {});\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const runTests = async (...args: string[]) => {
  const bin = path.join(project, 'node_modules/.bin');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}`, TMPDIR: at('tmp') };
  const { code, printed } = await runCommand(at('scripts/test'), args, env);
  const left = readdirSync(at('tmp')).filter((name) => name.startsWith('test-report-'));
  return { code, last: printed.trimEnd().split('\n').at(-1), left };
};

describe('npm test ends in how many passed and failed, and leaves no folder behind', () => {
  it('when all is well', async () => {
    expect(await runTests()).toEqual({ code: 0, last: '3 passed, 0 failed', left: [] });
  });

  it('when it has an option that Vitest does not know', async () => {
    expect(await runTests('--nonsense')).toEqual({ code: 1, last: '2 passed, 1 failed', left: [] });
  });

  it('when the settings of Vitest are broken', async () => {
    writeFileSync(at('vite.config.ts'), "throw new Error('broken');\n");
    expect(await runTests()).toEqual({ code: 1, last: '2 passed, 1 failed', left: [] });
  });
});
