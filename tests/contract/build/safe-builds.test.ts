import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import { runCommand, startCommand } from '../../command.ts';
import { type BuiltFolder, differences, readBuilt, writtenSince } from './built-folder.ts';
import { dieWhile } from './die-while.ts';
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

/** Kills a build while it makes files, which nobody sees yet. */
const killedBuild = async () => {
  const drafts = path.join(edited.out, '.build.drafts');
  expect(await dieWhile(drafts, 3, buildArgs())).toBe(true);
  expect(existsSync(drafts)).toBe(true);
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
  it('leaves the old output whole', async () => {
    await changeEveryPage();
    await killedBuild();
    const left = await readBuilt(edited.out);
    expect(differences(before, left)).toEqual([]);
    expect(writtenSince(before, left)).toEqual([]);
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

describe('two builds at once', () => {
  it('leave what one of the whole content leaves', async () => {
    await changeEveryPage();
    const first = startCommand('build', buildArgs());
    const second = runCommand('build', buildArgs());
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect((await second).code).toBe(0);
    expect(differences(await readBuilt(edited.out), await edited.buildAnew())).toEqual([]);
  });
});

describe('a file of the output that was edited by hand', () => {
  it.each(['index.html', dataPath('/contact').slice(1)])(
    'is made good by the next build: %s',
    async (file) => {
      const built = path.join(edited.out, file);
      const text = await readFile(built, 'utf8');
      await writeFile(built, text.replace('</', '<!'));
      expect(differences(before, await edited.build())).toEqual([]);
      await rm(built);
      expect(differences(before, await edited.build())).toEqual([]);
    },
  );

  it('is made good, too, when an empty folder stands in the place of a file', async () => {
    await rm(path.join(edited.out, 'about-us.html'));
    await mkdir(path.join(edited.out, 'about-us.html/inner'), { recursive: true });
    expect(differences(before, await edited.build())).toEqual([]);
  });

  it('is made good, too, when it is a stylesheet, or the notes of the build', async () => {
    const css = [...before.keys()].find((file) => /page\..*\.css$/.test(file)) ?? '';
    await writeFile(path.join(edited.out, css), '');
    expect(differences(before, await edited.build())).toEqual([]);
    await rm(path.join(edited.out, '.build.json'));
    expect(differences(before, await edited.build())).toEqual([]);
  });
});

describe('an output folder', () => {
  it('is left as it is when the site has no site.config.json any more', async () => {
    await rm(edited.site.file('site.config.json'));
    const { code, printed } = await runCommand('build', buildArgs());
    expect([code, printed.trim()]).toEqual([
      2,
      `error  ${edited.site.root} has no site.config.json. Name the site's folder with --root.`,
    ]);
    expect(differences(before, await readBuilt(edited.out))).toEqual([]);
  });

  it('is left as it is when site.config.json has another name, which is told', async () => {
    await rename(edited.site.file('site.config.json'), edited.site.file('site-config.json'));
    const { code, printed } = await runCommand('build', buildArgs());
    expect([code, printed]).toEqual([2, expect.stringContaining('Call site-config.json so.')]);
  });

  it('with files of somebody is refused and keeps them', async () => {
    const folder = edited.site.file('photos');
    await mkdir(folder);
    const photo = path.join(folder, 'beach.jpg');
    await writeFile(photo, 'sand');
    const { code, printed } = await runCommand('build', ['--root', edited.site.root, '--out', folder]);
    expect(code).toBe(2);
    expect(printed).toContain(`${folder} holds files, and no .build.json that says they are a built site.`);
    expect(await readFile(photo, 'utf8')).toBe('sand');
    expect([...(await readBuilt(folder)).keys()]).toEqual(['beach.jpg']);
  });
});
