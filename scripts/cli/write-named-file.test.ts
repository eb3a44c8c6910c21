import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from './usage-error.ts';
import { writeNamedFile } from './write-named-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'named-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('makes the folders around a file', async () => {
  const file = path.join(folder, 'reports/today/report.json');
  await writeNamedFile(file, '{}');
  expect(await readFile(file, 'utf8')).toBe('{}');
});

it('tells in words why a file cannot be written, and what else can be done', async () => {
  const written = writeNamedFile(folder, '{}');
  await expect(written).rejects.toThrow(UsageError);
  await expect(written).rejects.toThrow(
    `${folder} cannot be written. A folder stands where a file is needed. Remove it, or name another file.`,
  );
  // Where no disk is, a system has no better word than that there is no such file.
  await expect(writeNamedFile('/proc/report.json', '{}')).rejects.toThrow(
    '/proc/report.json cannot be written.',
  );
});
