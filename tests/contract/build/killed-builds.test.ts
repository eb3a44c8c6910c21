import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { mergeShards } from '../../../scripts/output/merge-shards.ts';
import { createSiteServer } from '../../../scripts/server/site-server.ts';
import { project, runCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { type BuiltFolder, differences, readBuilt } from './built-folder.ts';
import { dieWhile } from './die-while.ts';

const cache = path.join(project, '.cache');

let site: SiteCopy;
let folder: string;
const at = (name: string) => path.join(folder, name);

/** Two versions of a site of which every file differs; what is a folder in one is a file in the other. */
const versions = ['first', 'second'] as const;
type Version = (typeof versions)[number];
const clean = new Map<Version, BuiltFolder>();

const write = async (version: Version) => {
  await rm(site.file('public/either'), { recursive: true, force: true });
  if (version === 'first') await mkdir(site.file('public/either'));
  await site.write(version === 'first' ? 'public/either/one.txt' : 'public/either', version);
  await site.edit<{ facts: object }>('site.config.json', (config) => {
    config.facts = { ...config.facts, version };
  });
  await site.edit<{ rooms: { hero: { title: string } } }>('locales/en.json', ({ rooms }) => {
    rooms.hero.title = `The rooms of the ${version} version`;
  });
  for (const name of ['one', 'other']) await site.write(`public/${name}.txt`, `${version} ${name}`);
};

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  for (const version of versions) {
    await write(version);
    await buildSite({ root: site.root, out: at(version), cache });
    clean.set(version, await readBuilt(at(version)));
  }
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

/** There while files get their places. */
const journalOf = (out: string) => path.join(out, '.build.journal');

type Trial = {
  args: (version: Version) => string[];
  next: (version: Version) => Promise<unknown>;
  /** The steps at which builds die: each first one of so many. */
  every: number;
};

/** Kills builds of one version over the other at one step after the other, and looks at what the next command makes of it. */
const tryKills = async (out: string, { args, next, every }: Trial) => {
  await mkdir(out, { recursive: true });
  let kills = 0;
  const ended = new Set<Version>();
  for (let step = 1; ended.size < versions.length; step += every)
    for (const version of versions) {
      await write(version);
      const isDead = await dieWhile(journalOf(out), step, ['--out', out, ...args(version)]);
      expect(existsSync(journalOf(out))).toBe(isDead);
      if (isDead) kills += 1;
      else ended.add(version);
      await next(version);
      const left = differences(await readBuilt(out), clean.get(version) ?? new Map());
      expect(left, `step ${step} of the ${version} version`).toEqual([]);
      expect(existsSync(journalOf(out))).toBe(false);
    }
  expect(kills).toBeGreaterThan(2 * versions.length);
};

const buildArgs = () => ['--root', site.root, '--quiet'];

describe('a build that is killed while its files get their places', () => {
  it('is finished by the next build', async () => {
    const out = at('built');
    const build = () => buildSite({ root: site.root, out, cache });
    await tryKills(out, { args: buildArgs, next: build, every: 1 });
  });

  it('is made another by the next build when the content was edited since', async () => {
    const out = at('edited');
    const next = async (version: Version) => {
      await write(version === 'first' ? 'second' : 'first');
      await buildSite({ root: site.root, out, cache });
      await write(version);
      await buildSite({ root: site.root, out, cache });
    };
    await tryKills(out, { args: buildArgs, next, every: 4 });
  });

  it('is finished before what was built is checked', async () => {
    const out = at('checked');
    const next = async () => {
      const { code } = await runCommand('validate', ['--root', site.root, '--quiet', '--dist', out]);
      expect(code).not.toBe(2);
    };
    await tryKills(out, { args: buildArgs, next, every: 4 });
  });

  it('is finished by a server before it sends anything of it', async () => {
    const out = at('served');
    const server = createSiteServer({ folder: out });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rooms`;
    const next = async (version: Version) => {
      expect(await (await fetch(address)).text()).toContain(`The rooms of the ${version} version`);
    };
    await tryKills(out, { args: buildArgs, next, every: 4 });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is finished when it joins parts, too', async () => {
    const parts = (version: Version) => [1, 2].map((index) => at(`${version}-part-${index}`));
    for (const version of versions) {
      await write(version);
      for (const [before, out] of parts(version).entries())
        await buildSite({ root: site.root, out, cache, shard: { index: before + 1, of: 2 } });
    }
    const out = at('merged');
    await tryKills(out, {
      args: (version) => ['--quiet', '--merge', ...parts(version)],
      next: (version) => mergeShards({ folders: parts(version), out }),
      every: 4,
    });
  });
});
