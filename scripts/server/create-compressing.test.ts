import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silent } from '../cli/progress.ts';
import { createCompressing } from './create-compressing.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compressing-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('compresses the files of a site, and those of the build after it', async () => {
  const compressing = createCompressing({ folder, progress: silent, signal: new AbortController().signal });
  for (const text of ['one', 'another']) {
    writeFileSync(file('index.html'), text);
    compressing.again();
    await compressing.done();
    expect(gunzipSync(readFileSync(file('index.html.gz'))).toString()).toBe(text);
  }
});

it('warns where it cannot, and tries again after the next build', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = file('later');
  const options = { folder: missing, progress: silent, signal: new AbortController().signal };
  const compressing = createCompressing(options);
  compressing.again();
  await compressing.done();
  expect(String(warned.mock.calls[0])).toContain('Files are served uncompressed: ENOENT');
  mkdirSync(missing);
  writeFileSync(path.join(missing, 'index.html'), 'here');
  compressing.again();
  await compressing.done();
  expect(gunzipSync(readFileSync(path.join(missing, 'index.html.gz'))).toString()).toBe('here');
});
