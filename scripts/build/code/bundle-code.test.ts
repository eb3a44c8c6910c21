import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bundleCode } from './bundle-code.ts';

const project = path.resolve(import.meta.dirname, '../../..');
// Inside the project, where what the bundle imports is found.
const cache = path.join(project, `.cache/bundle-code-test-${process.pid}`);
const { NODE_ENV } = process.env;

afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
});

it('leaves the environment as it is, so that the first start of a fresh clone is like every other', async () => {
  delete process.env.NODE_ENV;
  const { fresh } = await bundleCode(cache);
  expect(fresh).toBe(true);
  expect(process.env.NODE_ENV).toBeUndefined();
}, 60_000);

it('is refused where the cache is a link to elsewhere: what is kept there would find no package', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  symlinkSync(elsewhere, cache);
  await expect(bundleCode(cache)).rejects.toThrow(`${cache} is a link to another folder`);
  rmSync(elsewhere, { recursive: true });
});
