import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateSite } from '../../../scripts/bench/generate-site.ts';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { readSite } from '../../../scripts/site/site-files.ts';
import { siteSignature } from '../../../scripts/site/site-signature.ts';
import { knownSite } from '../../../scripts/validate/known-valid.ts';
import { project, runCommand } from '../../command.ts';
import { settle } from '../checks/settle.ts';
import { differences, readBuilt } from './built-folder.ts';

const documents = 60;
const cache = path.join(project, '.cache');
let root: string;
let folder: string;
let builds = 0;

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(root, file), text.replace(from, to));
};

/** Builds into a new folder; tells how the check of the site ended, if there was one. */
const build = async (inPartsFrom: number) => {
  builds += 1;
  const out = path.join(folder, String(builds));
  const told: { [stage: string]: string } = {};
  const stage = (name: string) => ({
    end: (result: string) => {
      told[name] = result;
    },
  });
  await buildSite({ root, out, cache, inPartsFrom, progress: { stage } });
  return { out, checked: told.checked };
};

beforeAll(async () => {
  ({ root } = generateSite(documents));
  folder = await mkdtemp(path.join(tmpdir(), 'known-valid-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await rm(folder, { recursive: true });
});

describe.each([
  ['at once', documents + 1, undefined],
  ['in parts', documents, 'before'],
])('a site built %s', (_, inPartsFrom, known) => {
  beforeEach(async () => {
    await settle();
    await build(inPartsFrom);
  });
  afterEach(() => {
    delete process.env.PUBLIC_CONTACT_URL;
  });

  it('is not looked at for errors again while its files are those in which there were none', async () => {
    const [one, other] = [await build(inPartsFrom), await build(documents + 1)];
    expect(one.checked).toBe(known);
    expect(differences(await readBuilt(one.out), await readBuilt(other.out))).toEqual([]);
  });

  it('is looked at when a file was edited, also when the edit was taken back', async () => {
    await edit('pages/page-00007.json', '"columns": 3', '"columns": 2');
    await edit('pages/page-00007.json', '"columns": 2', '"columns": 3');
    await settle();
    expect((await build(inPartsFrom)).checked).not.toBe(known);
    await edit('pages/page-00007.json', '"columns": 3', '"columns": 9');
    await expect(build(inPartsFrom)).rejects.toThrow('The content has errors');
    await edit('pages/page-00007.json', '"columns": 9', '"columns": 3');
  });

  it('is looked at when the environment gives it other services', async () => {
    process.env.PUBLIC_CONTACT_URL = '/other';
    expect((await build(inPartsFrom)).checked).not.toBe(known);
  });

  it('is looked at when somebody put a page where nobody reads it', async () => {
    const stray = path.join(root, 'extra.json');
    await writeFile(stray, '{ "id": "extra", "sections": [] }');
    await expect(build(inPartsFrom)).rejects.toThrow('The content has errors');
    await rm(stray);
  });
});

it('a site in which npm run validate found no errors is not looked at again by the build', async () => {
  await edit('pages/page-00009.json', '"columns": 3', '"columns": 2');
  await settle();
  expect((await runCommand('validate', ['--root', root, '--quiet'])).code).not.toBe(2);
  expect((await build(documents)).checked).toBe('before');
});

it('a site that is edited after it was signed and before it is read is not known', async () => {
  await settle();
  await build(documents);
  const known = knownSite({ root, cache, signature: siteSignature(root) });
  const { source } = await readSite(root);
  expect(known?.isValid(source)).toBe(true);
  await edit('pages/page-00008.json', '"columns": 3', '"columns": 9');
  expect(known?.isValid(source)).toBe(false);
});
