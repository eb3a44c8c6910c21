import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { watchContent } from '../../../scripts/dev/watch-content.ts';
import { keepChecks } from '../../../scripts/validate/keep-checks.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { ContentErrors } from '../../../scripts/validate/report/content-errors.ts';
import type { ValidateOptions } from '../../../scripts/validate/validate-options.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { settle } from './settle.ts';

beginWithCleanSite();

let site: SiteCopy;
let folder: string;
const lock = 'translations.lock.json';

beforeAll(async () => {
  site = await copySite(project);
  folder = await mkdtemp(path.join(tmpdir(), 'byte-order-mark-'));
});
afterEach(async () => {
  await site.restore();
  await rm(site.file(lock), { force: true });
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true });
});

const validators = keepValidators();
const mark = async (file: string) => site.write(file, `\uFEFF${await site.read(file)}`);

const found = async (options: ValidateOptions) =>
  (await validateSite(site.root, options)).problems.map(({ check, file }) => `${check} ${file}`);

/** What a check of the whole site finds, one in parts, and each of two looks of a process that watches. */
const foundByEach = async () => {
  await settle();
  const watching = { ...keepChecks(site.root), validators };
  return [
    await found({ validators }),
    await found({ validators, inPartsFrom: 1, threads: 1 }),
    await found(watching),
    await found(watching),
  ];
};

const files = ['pages/rewards.json', 'locales/en.json', 'locales/es.json', 'site.config.json', lock];
const toldOf = (file: string) => `json/byte-order-mark ${file}`;

describe('a byte order mark is a warning and keeps nothing else from being told', () => {
  it.each(files)('in %s', async (file) => {
    await cp(path.join(project, lock), site.file(lock));
    await mark(file);
    for (const told of await foundByEach()) expect(told).toEqual([toldOf(file)]);
    await site.replace('pages/home.json', '"page:contact"', '"page:contcat"');
    const both = ['ref/missing-entry pages/home.json', toldOf(file)].sort();
    for (const told of await foundByEach()) expect(told.sort()).toEqual(both);
  });
});

describe('a build of content with a byte order mark', () => {
  const cache = path.join(project, '.cache');
  const out = () => path.join(folder, 'dist');
  const build = (inPartsFrom: number) =>
    buildSite({ root: site.root, out: out(), cache, inPartsFrom, threads: 1 });
  const faults = [
    ['site.config.json', '"page:contact"', '"page:contcat"'],
    ['pages/rewards.json', '"t:rewards.hero.title"', '"t:rewards.hero.titel"'],
    ['pages/contact.json', '"type": "contact"', '"type": "kontakt"'],
  ] as const;

  it.each(faults)(
    'is refused for a fault in the same file, as a whole and in parts, and not shown while it is edited: %s',
    async (file, from, to) => {
      await site.replace(file, from, to);
      await mark(file);
      for (const inPartsFrom of [Number.POSITIVE_INFINITY, 1])
        await expect(build(inPartsFrom)).rejects.toThrow(ContentErrors);
      const { problems } = await watchContent(site.root, () => ({ now: Date.now(), drafts: false })).look();
      expect(problems.map((problem) => problem.file)).toEqual([file]);
    },
  );

  it('is made when nothing else is wrong', async () => {
    await mark('pages/rewards.json');
    await expect(build(Number.POSITIVE_INFINITY)).resolves.toBeDefined();
  });
});
