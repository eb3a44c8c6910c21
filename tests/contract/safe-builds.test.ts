import { watch } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, startCommand } from '../command.ts';
import { type BuiltFolder, differences, only, readBuilt, writtenSince } from './built-folder.ts';
import { type EditedSite, editSite } from './edited-site.ts';

let edited: EditedSite;
let before: BuiltFolder;

beforeAll(async () => {
  edited = await editSite();
  before = await edited.build();
});
afterEach(async () => {
  await edited.site.restore();
  before = await edited.build();
});
afterAll(() => edited.remove());

const buildArgs = () => ['--root', edited.site.root, '--out', edited.out];

/** A word that stands on every page of both languages: every document must be made anew. */
const changeEveryPage = () => edited.site.replace('site.config.json', '"2012"', '"2011"');

/** Starts a build and kills it as soon as it has replaced a document. */
const killedBuild = async () => {
  const command = startCommand('build', buildArgs());
  const watcher = watch(edited.out, (_, file) => {
    if (file?.endsWith('.html')) command.child.kill('SIGKILL');
  });
  expect(await command.ended).toEqual({ code: null, signal: 'SIGKILL' });
  watcher.close();
};

describe('a build of content with errors', () => {
  it('leaves the old output whole and ends with code 1', async () => {
    await edited.site.replace('pages/contact.json', '"contact-hero"', '"contact-heroo"');
    const { code, printed } = await runCommand('build', buildArgs());
    expect(code).toBe(1);
    expect(printed).toMatch(/pages\/contact\.json:\d+:\d+/);
    const after = await readBuilt(edited.out);
    expect(differences(before, after)).toEqual([]);
    expect(writtenSince(before, after)).toEqual([]);
  });
});

describe('a killed build', () => {
  const documents = /\.(html|json)$/;

  it('leaves every file whole, old or new', async () => {
    await changeEveryPage();
    await killedBuild();
    const left = only(await readBuilt(edited.out), documents);
    const anew = only(await edited.buildAnew(), documents);
    const isNew = differences(before, left).filter((file) => left.has(file));
    expect(isNew.length).toBeGreaterThan(0);
    const broken = differences(left, anew).filter((file) => {
      const [now, old] = [left.get(file), before.get(file)];
      return !now || !old?.bytes.equals(now.bytes);
    });
    expect(broken).toEqual([]);
  });

  it('is made good by the next build, also when the edit was taken back', async () => {
    await changeEveryPage();
    await killedBuild();
    const anew = await edited.buildAnew();
    expect(differences(await edited.build(), anew)).toEqual([]);
    await edited.site.restore();
    await killedBuild();
    await changeEveryPage();
    expect(differences(await edited.build(), anew)).toEqual([]);
  });
});

describe('an output folder', () => {
  it('with files of somebody is refused and keeps them', async () => {
    const folder = edited.site.file('photos');
    await mkdir(folder);
    const photo = path.join(folder, 'beach.jpg');
    await writeFile(photo, 'sand');
    const { code, printed } = await runCommand('build', ['--root', edited.site.root, '--out', folder]);
    expect(code).toBe(2);
    expect(printed).toContain(`${folder} holds files that are not a built site.`);
    expect(await readFile(photo, 'utf8')).toBe('sand');
    expect([...(await readBuilt(folder)).keys()]).toEqual(['beach.jpg']);
  });
});
