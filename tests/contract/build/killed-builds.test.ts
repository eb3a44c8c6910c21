import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { mergeShards } from '../../../scripts/output/merge-shards.ts';
import { createSiteServer } from '../../../scripts/server/site-server.ts';
import { project, runCommand, startCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { randomOf } from '../../random-of.ts';
import { type BuiltFolder, differences, readBuilt } from './built-folder.ts';

/** So many files that their change of names takes long enough to be interrupted. */
const manyFiles = 2000;
const wantedKills = 2;
const mostKills = 30;
const random = randomOf(1);
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
  const numbers = Array.from({ length: manyFiles }, (_, index) => index);
  await Promise.all(numbers.map((number) => site.write(`public/many/${number}.txt`, `${version} ${number}`)));
};

beforeAll(async () => {
  site = await copySite(path.join(project, 'tests/fixtures/mini-site'));
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  await mkdir(site.file('public/many'));
  for (const version of versions) {
    await write(version);
    await buildSite({ root: site.root, out: at(version), cache });
    clean.set(version, await readBuilt(at(version)));
  }
});
afterAll(() => Promise.all([site.remove(), rm(folder, { recursive: true })]));

const isHalf = (out: string) => existsSync(path.join(out, '.build.journal'));

/** Starts a build and kills it at some moment after the first file got its place. Says whether it was soon enough. */
const killAmidst = async (out: string, args: string[]): Promise<boolean> => {
  await mkdir(out, { recursive: true });
  const { child, ended } = startCommand('build', ['--out', out, ...args]);
  const watcher = watch(out, async () => {
    if (!isHalf(out)) return;
    watcher.close();
    await wait(random(40));
    child.kill('SIGKILL');
  });
  await ended;
  watcher.close();
  return isHalf(out);
};

/** Kills builds of one version over the other, and looks at what each of the next commands makes of it. */
const tryKills = async (
  out: string,
  { args, next }: { args: (version: Version) => string[]; next: (version: Version) => Promise<unknown> },
) => {
  let kills = 0;
  for (let turn = 0; kills < wantedKills && turn < mostKills; turn += 1) {
    const version = versions[turn % 2] ?? 'first';
    await write(version);
    if (await killAmidst(out, args(version))) kills += 1;
    await next(version);
    const left = differences(await readBuilt(out), clean.get(version) ?? new Map());
    expect(left, `turn ${turn}`).toEqual([]);
    expect(isHalf(out)).toBe(false);
  }
  expect(kills).toBe(wantedKills);
};

const buildArgs = () => ['--root', site.root, '--quiet'];

describe('a build that is killed while its files get their places', () => {
  it('is finished by the next build', async () => {
    const out = at('built');
    const build = () => buildSite({ root: site.root, out, cache });
    await tryKills(out, { args: buildArgs, next: build });
  });

  it('is made another by the next build when the content was edited since', async () => {
    const out = at('edited');
    const next = async (version: Version) => {
      await write(version === 'first' ? 'second' : 'first');
      await buildSite({ root: site.root, out, cache });
      await write(version);
      await buildSite({ root: site.root, out, cache });
    };
    await tryKills(out, { args: buildArgs, next });
  });

  it('is finished before what was built is checked', async () => {
    const out = at('checked');
    const next = async () => {
      const { code } = await runCommand('validate', ['--root', site.root, '--quiet', '--dist', out]);
      expect(code).not.toBe(2);
    };
    await tryKills(out, { args: buildArgs, next });
  });

  it('is finished by a server before it sends anything of it', async () => {
    const out = at('served');
    const server = createSiteServer({ folder: out });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rooms`;
    const next = async (version: Version) => {
      expect(await (await fetch(address)).text()).toContain(`The rooms of the ${version} version`);
    };
    await tryKills(out, { args: buildArgs, next });
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
    });
  });
});
