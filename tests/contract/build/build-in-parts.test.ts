import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSite } from '../../../scripts/bench/generate-site.ts';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { type Progress, silent } from '../../../scripts/cli/progress.ts';
import { readState } from '../../../scripts/output/build-state.ts';
import { mergeShards } from '../../../scripts/output/merge-shards.ts';
import { dataPath } from '../../../src/engine/core/addresses/output-paths.ts';
import { project } from '../../command.ts';
import { settle } from '../checks/settle.ts';
import { differences, readBuilt, textOf, writtenSince } from './built-folder.ts';

const documents = 120;
let root: string;
let folder: string;
const cache = path.join(project, '.cache');
const at = (name: string) => path.join(folder, name);

/** Builds the site as a whole, or in parts by so many threads. */
const build = async (name: string, threads?: number) => {
  const inPartsFrom = threads === undefined ? documents + 1 : documents;
  await buildSite({ root, out: at(name), cache, inPartsFrom, ...(threads === undefined ? {} : { threads }) });
  return readBuilt(at(name));
};

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(root, file), text.replaceAll(from, to));
};

beforeAll(async () => {
  ({ root } = generateSite(documents));
  folder = await mkdtemp(path.join(tmpdir(), 'parts-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await rm(folder, { recursive: true });
});

describe('a large site is built in parts', () => {
  it('to the same bytes as a whole, whatever the number of threads', { timeout: 60_000 }, async () => {
    const whole = await build('whole');
    for (const threads of [1, 3]) {
      expect(differences(await build(`by-${threads}`, threads), whole)).toEqual([]);
      expect(readState(at(`by-${threads}`))).toEqual(readState(at('whole')));
    }
  });

  it('also where several machines build a part each', { timeout: 60_000 }, async () => {
    const folders = [1, 2, 3].map((index) => at(`machine-${index}`));
    for (const [before, out] of folders.entries()) {
      const shard = { index: before + 1, of: 3 };
      await buildSite({
        root,
        out,
        cache,
        shard,
        inPartsFrom: before === 0 ? documents + 1 : documents,
        threads: 2,
      });
    }
    await mergeShards({ folders, out: at('merged') });
    expect(differences(await readBuilt(at('merged')), await readBuilt(at('whole')))).toEqual([]);
    expect(readState(at('merged'))).toEqual(readState(at('whole')));
  });

  it('writing only the routes that an edit of words changed', { timeout: 60_000 }, async () => {
    const before = await readBuilt(at('by-3'));
    await edit('locales/es.json', 'parte 1.40 ', 'parte 1.40, nueva, ');
    const after = await build('by-3', 3);
    const route = 'generated-es/page-00040';
    expect(writtenSince(before, after).sort()).toEqual(
      [dataPath(`/${route}`).slice(1), `${route}.html`].sort(),
    );
    expect(differences(after, await build('whole'))).toEqual([]);
    expect(textOf(after, `${route}.html`)).toContain('parte 1.40, nueva, ');
  });

  it('removing what is gone, and looking at nothing more than edited pages afterwards', {
    timeout: 60_000,
  }, async () => {
    await edit('site.config.json', '"2012"', '"2011"');
    await rm(path.join(root, 'pages/page-00050.json'));
    await edit('pages/page-00049.json', 'page:page-00050', 'page:page-00051');
    const after = await build('by-3', 3);
    expect(differences(after, await build('whole'))).toEqual([]);
    expect(after.has('generated/page-00050.html')).toBe(false);
    expect(writtenSince(after, await build('by-3', 3))).toEqual([]);
  });

  it('looking at nothing more than the pages that name edited words afterwards', async () => {
    const told: string[] = [];
    const stage: Progress['stage'] = () => ({ end: (result) => void told.push(result) });
    const out = at('by-3');
    for (const [locale, from, to] of [
      ['es', 'parte 1.41 ', 'parte 1.41, nueva, '],
      ['en', 'part 1.41 ', 'part 1.41, new, '],
    ] as const) {
      await edit(`locales/${locale}.json`, from, to);
      await settle();
      const before = await readBuilt(out);
      await buildSite({ root, out, cache, progress: { stage } });
      const after = await readBuilt(out);
      const route = `generated${locale === 'es' ? '-es' : ''}/page-00041`;
      expect(writtenSince(before, after).sort()).toEqual(
        [dataPath(`/${route}`).slice(1), `${route}.html`].sort(),
      );
      expect(differences(after, await build('whole'))).toEqual([]);
      expect(told.shift()).toBe(`1 edited pages of ${documents - 1}`);
      told.splice(0);
    }
  });

  it.each([
    ['pages/page-00040.json', 'page:page-00041', 'page:page-00042'],
    ['locales/en.json', 'part 1.39 ', 'part 1.39, new, '],
  ])(
    'anew when %s is edited meanwhile, even when it is torn for a moment',
    async (file, from, to) => {
      const text = await readFile(path.join(root, file), 'utf8');
      const saves = ['{', text.replaceAll(from, to)];
      const stage: Progress['stage'] = (name) => {
        const save = name === 'rendered' || saves.length === 1 ? saves.shift() : undefined;
        if (save !== undefined) writeFileSync(path.join(root, file), save);
        return silent.stage(name);
      };
      const out = at(path.basename(file));
      await buildSite({ root, out, cache, inPartsFrom: documents - 1, threads: 2, progress: { stage } });
      expect(saves).toEqual([]);
      const after = await readBuilt(out);
      expect(
        textOf(after, 'generated/page-00040.html') + textOf(after, 'generated/page-00039.html'),
      ).toContain(to.replace('page:', '/generated/'));
      expect(differences(after, await build('whole'))).toEqual([]);
    },
    60_000,
  );

  it('not at all while a page has an error', async () => {
    const before = await readBuilt(at('by-3'));
    await edit('pages/page-00049.json', 'page:page-00051', 'page:page-00050');
    await expect(build('by-3', 3)).rejects.toThrow('The content has errors; nothing was built.');
    expect(writtenSince(before, await readBuilt(at('by-3')))).toEqual([]);
  });
});
