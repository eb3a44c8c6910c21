import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { mergeShards } from '../../../scripts/output/merge-shards.ts';
import type { Shard } from '../../../scripts/output/shard.ts';
import type { LocaleDocument, SiteConfig } from '../../../src/generated/types.ts';
import { project, runCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { differences, readBuilt, writtenSince } from './built-folder.ts';

let site: SiteCopy;
let folder: string;
const at = (name: string) => path.join(folder, name);
const cache = path.join(project, '.cache');
const build = (name: string) => buildSite({ root: site.root, out: at(name), cache });
const buildPart = (index: number) =>
  buildSite({ root: site.root, out: at(`part-${index}`), cache, shard: { index, of: 2 } });
const merge = () => mergeShards({ folders: [at('part-2'), at('part-1')], out: at('merged') });

/** Flips the lowest bit in the middle of a file. */
const flipBit = async (file: string) => {
  const bytes = await readFile(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

const lackWords = async (own: SiteCopy, policy: 'fallback' | 'hide') => {
  await own.edit<LocaleDocument>('locales/es.json', (words) => void delete words.rooms);
  for (const locale of ['en', 'es', 'ar'])
    await own.edit<LocaleDocument>(`locales/${locale}.json`, (words) => {
      words.untranslated = 'Aún en inglés';
    });
  await own.edit<SiteConfig>('site.config.json', ({ locales, layout }) => {
    for (const language of locales) if (language.locale === 'es') language.untranslated = policy;
    const props = { title: 't:untranslated', close: 't:untranslated' };
    layout.untranslated = { type: 'notice', id: 'notice', props };
  });
};

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  folder = await mkdtemp(path.join(tmpdir(), 'shards-'));
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

describe('build --shard i/n and build --merge', () => {
  it('leave the bytes of one build, also after an edit', async () => {
    const buildAll = () => Promise.all([build('whole'), buildPart(1), buildPart(2)]);
    await buildAll();
    await merge();
    expect(differences(await readBuilt(at('merged')), await readBuilt(at('whole')))).toEqual([]);
    await site.replace('locales/en.json', 'Sleep beside the lighthouse', 'Sleep well');
    await buildAll();
    await merge();
    const merged = await readBuilt(at('merged'));
    expect(differences(merged, await readBuilt(at('whole')))).toEqual([]);
    await build('merged');
    expect(writtenSince(merged, await readBuilt(at('merged')))).toEqual([]);
  });

  it.each(['fallback', 'hide'] as const)(
    'leave the bytes of one build of a site without some words: %s',
    async (policy) => {
      const own = await copySite(path.join(project, 'tests/fixtures/mini-site'));
      await lackWords(own, policy);
      const buildTo = (name: string, shard?: Shard) =>
        buildSite({ root: own.root, out: at(`${policy}-${name}`), cache, ...(shard ? { shard } : {}) });
      await buildTo('whole');
      for (const index of [1, 2, 3]) await buildTo(`part-${index}`, { index, of: 3 });
      const folders = [1, 2, 3].map((index) => at(`${policy}-part-${index}`));
      await mergeShards({ folders, out: at(`${policy}-merged`) });
      const whole = await readBuilt(at(`${policy}-whole`));
      expect(differences(await readBuilt(at(`${policy}-merged`)), whole)).toEqual([]);
      expect(whole.has('rooms-es.html')).toBe(policy === 'fallback');
      await own.remove();
    },
  );

  it('bring along what the site itself has compressed', async () => {
    await site.write('public/all.tar.gz', 'packed');
    await Promise.all([buildPart(1), buildPart(2)]);
    await merge();
    expect(await readFile(at('merged/all.tar.gz'), 'utf8')).toBe('packed');
  });

  it('refuse parts of different content, and leave what was merged before', async () => {
    const before = await readBuilt(at('merged'));
    await site.replace('locales/en.json', 'Sleep well', 'Sleep long');
    await buildPart(1);
    await expect(merge()).rejects.toThrow('are parts of different builds');
    expect(writtenSince(before, await readBuilt(at('merged')))).toEqual([]);
  });

  it('refuse parts in which a file has the same size and other bytes', async () => {
    await site.write('public/offer.txt', 'from Monday');
    await buildPart(1);
    await site.write('public/offer.txt', 'from Friday');
    await buildPart(2);
    await expect(merge()).rejects.toThrow('are parts of different builds: each has another offer.txt.');
  });

  it.each([
    ['lacks a file', (file: string) => rm(file), 'sitemap.xml is missing'],
    ['has a torn one', (file: string) => truncate(file, 100), 'sitemap.xml is damaged'],
    ['has another bit in one', flipBit, 'sitemap.xml is damaged'],
    ['has one that was added', (file: string) => writeFile(`${file}.bak`, ''), 'sitemap.xml.bak was added'],
  ])('refuse a part that was copied badly: it %s, which is named', async (_, tear, damage) => {
    await Promise.all([buildPart(1), buildPart(2)]);
    await tear(at('part-2/sitemap.xml'));
    const copyAgain = 'Copy it again, or build this part anew.';
    await expect(merge()).rejects.toThrow(`${at('part-2')} is not as it was built: ${damage}. ${copyAgain}`);
    await rm(at('part-2/images/faro.svg'));
    await expect(merge()).rejects.toThrow(/ is (missing|damaged), and 1 more\. Copy/);
    await rm(at('part-2/sitemap.xml.bak'), { force: true });
  });

  it('refuse a part with a flipped bit in a file that only it has, or in its notes', async () => {
    await Promise.all([buildPart(1), buildPart(2)]);
    const [before, first] = [await readBuilt(at('merged')), await readBuilt(at('part-1'))];
    const own = [...first.keys()].filter((file) => !existsSync(at(`part-2/${file}`)));
    expect(own).toContain('index.html');
    for (const file of [...own, '.build.json']) {
      await flipBit(at(`part-1/${file}`));
      await expect(merge(), file).rejects.toThrow(/is not as it was built|its .build.json is damaged/);
      await flipBit(at(`part-1/${file}`));
    }
    expect(writtenSince(before, await readBuilt(at('merged')))).toEqual([]);
    await merge();
  });

  it('refuse to leave a part of a site where a whole one is, or their whole in one of them', async () => {
    await Promise.all([build('whole'), buildPart(1)]);
    const refused = async (...args: string[]) =>
      (await runCommand('build', ['--root', site.root, ...args])).printed;
    expect(await refused('--out', at('whole'), '--shard', '1/2')).toContain(
      'Give the part a folder of its own',
    );
    const merged = await refused('--merge', at('part-1'), at('part-2'), '--out', at('part-1'));
    expect(merged).toContain('is one of the parts');
  });

  it('say so when a whole site is named among the parts, or a part twice', async () => {
    await Promise.all([build('whole'), buildPart(1)]);
    const merged = (...parts: string[]) => mergeShards({ folders: parts.map(at), out: at('merged') });
    await expect(merged('part-1', 'whole')).rejects.toThrow(
      `${at('whole')} has a whole site and is no part of one. Leave it out`,
    );
    await expect(merged('part-1', 'part-1')).rejects.toThrow(`${at('part-1')} is named twice.`);
  });

  it.each(['shard', 'merge'])(
    'refuse to build the whole site when npm took --%s for itself',
    async (option) => {
      const { code, printed } = await runCommand('build', ['--out', at('swallowed')], {
        npm_lifecycle_event: 'build',
        [`npm_config_${option}`]: '1/4',
      });
      expect({ code, printed }).toEqual({
        code: 2,
        printed: expect.stringContaining(`npm took --${option} for itself`),
      });
      expect(existsSync(at('swallowed'))).toBe(false);
    },
  );

  it.each([
    [['--shard', '3/2'], '--shard "3/2" is not one part of several.'],
    [['--shard', '1/7', '--shard=2/7'], '--shard is given twice.'],
    [['--shard', '1/2', '--merge', 'part-1'], 'name one of them'],
    [['--merge'], '--merge needs the folders of all parts'],
    [['--shrd', '1/4'], 'Did you mean --shard?'],
    [['part-1', 'part-2'], '"part-1" and "part-2" are too much'],
  ])('ask back: build %j', async (args, message) => {
    const { code, printed } = await runCommand('build', args);
    expect({ code, printed }).toEqual({ code: 2, printed: expect.stringContaining(message) });
  });
});
