import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servedFile } from '../../src/engine/core/addresses/output-paths.ts';
import { prepareSite } from '../../src/engine/core/site.ts';
import { readSite } from '../site/site-files.ts';
import { readServed, servedText } from './served-site.ts';

const project = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'served-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('tells servers every address of a site, and nothing of what its pages say', async () => {
  const site = prepareSite((await readSite(project)).source);
  await writeFile(path.join(folder, servedFile), servedText(site));
  const { config, ...manifest } = readServed(folder) ?? {};
  const { config: whole, ...expected } = site.manifest;
  expect(manifest).toEqual(expected);
  expect(config).toMatchObject({ notFound: whole.notFound, services: whole.services });
  expect(servedText(site)).not.toContain('t:');
});

it.each(['', '{}', '[]', '{"config":'])('reads nothing from a file that says %j', async (text) => {
  await writeFile(path.join(folder, servedFile), text);
  expect(readServed(folder)).toBeUndefined();
});
