import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSite } from '../../../scripts/site/site-files.ts';
import { dataFolder } from '../../../src/engine/core/addresses/output-paths.ts';
import { createContext } from '../../../src/engine/core/checks/create-context.ts';
import { publicConflicts } from '../../../src/engine/core/checks/route/public-conflicts.ts';
import { createValidators } from '../../../src/engine/core/checks/schema-errors/validators.ts';
import { runCommand } from '../../command.ts';
import { type BuiltFolder, differences } from './built-folder.ts';
import { type EditedSite, editSite } from './edited-site.ts';

let edited: EditedSite;
let before: BuiltFolder;
beforeAll(async () => {
  edited = await editSite();
  await edited.site.edit<{ redirects: object }>('site.config.json', (config) => {
    config.redirects = { '/old': 'page:home' };
  });
  before = await edited.build();
});
afterAll(() => edited.remove());

it('every file that a build makes is refused as a public one, and no other', async () => {
  const { source } = await readSite(edited.site.root);
  const validators = createValidators(source.schemas);
  const told = ([url]: string[]) => {
    const assets = { ...source.assets, [url ?? '']: { url: url ?? '' } };
    return publicConflicts(createContext({ ...source, assets }, new Set(), validators)).length;
  };
  const made = [...before.keys()].filter((file) => !(`/${file}` in source.assets));
  // Files in folders of the build are refused alike; a public document at an old address is told at its redirect.
  const outside = made.filter((file) => !['assets', dataFolder, 'share'].includes(file.split('/')[0] ?? ''));
  expect(outside.filter((file) => told([`/${file}`]) !== 1)).toEqual(['.site.json', 'old.html']);
  expect(['/_headers', '/.well-known/a.txt', '/images/a.svg'].filter((url) => told([url]))).toEqual([]);
});

it.each(['solutions', `${dataFolder}/about-us.json`, 'assets/page.css', 'robots.txt', 'about-us.html/a.txt'])(
  'a file public/%s is told with its place, also after an edit, and once it is gone all is as before',
  async (name) => {
    const { site, out } = edited;
    const file = site.file(`public/${name}`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '"custom"');
    const { code, printed } = await runCommand('build', ['--root', site.root, '--out', out]);
    expect(printed).toContain(`public/${name}:1:1`);
    expect(printed.match(/route\/reserved/g)?.length).toBeGreaterThan(0);
    expect(code).toBe(1);
    await rm(site.file(`public/${name.split('/')[0]}`), { recursive: true });
    expect(differences(await edited.build(), before)).toEqual([]);
  },
);
