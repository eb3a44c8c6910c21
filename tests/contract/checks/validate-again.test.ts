import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateSite } from '../../../scripts/bench/generate-site.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { checksFolder } from '../../../scripts/validate/parts/check-memory.ts';
import { readValidateRequest } from '../../../scripts/validate/read-validate-request.ts';
import { formatJson } from '../../../scripts/validate/report/format-json.ts';
import { formatSarif } from '../../../scripts/validate/report/format-sarif.ts';
import { makeReport } from '../../../scripts/validate/report/make-report.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project, runCommand } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { randomOf } from '../../random-of.ts';
import { randomEdits } from '../build/random-edits.ts';
import { randomGeneratedEdits } from '../build/random-generated-edits.ts';
import { settle } from './settle.ts';

/** SEEDS=100 tries a hundred sequences of edits; the list below is the same every time. */
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 3) }, (_, index) => index + 1);
const editsEach = 5;

const validators = keepValidators();
let generated: string;
let site: SiteCopy;
let cache: string;
const added: string[] = [];

beforeAll(async () => {
  generated = generateSite(100).root;
  site = await copySite(generated);
  cache = await mkdtemp(path.join(tmpdir(), 'validate-again-'));
});

const takeBack = async () => {
  for (const file of added.splice(0)) await rm(site.file(file), { force: true, recursive: true });
  await site.restore();
};
afterAll(async () => {
  await site.remove();
  for (const folder of [generated, cache]) await rm(folder, { recursive: true });
});

/** What the command says of the site, with what was kept or without. */
const told = async (now: number, kept: { cache?: string }): Promise<string> => {
  const clock = { now, drafts: false };
  const checked = await validateSite(site.root, { validators, clock, inPartsFrom: 1, project, ...kept });
  const report = await makeReport(checked, readValidateRequest(['--root', site.root], project));
  return [formatJson(report), formatSarif(report)].join('\n');
};

const start = Date.parse('2026-06-01T12:00:00Z');
const year = 365 * 24 * 3_600_000;

/** Looks at the site as the next process does, twice, and as one to which nothing was kept. */
const compare = async (now: number, done: string): Promise<void> => {
  await settle();
  const anew = await told(now, {});
  expect(await told(now, { cache }), done).toBe(anew);
  expect(await told(now, { cache }), `nothing after ${done}`).toBe(anew);
};

describe('after any edit the next process tells what a check of the whole site does, byte for byte', () => {
  afterEach(takeBack);

  it.each(seeds)('edits of seed %i', { timeout: 120_000 }, async (seed) => {
    const random = randomOf(seed);
    let now = start;
    const done: string[] = [];
    await compare(now, 'nothing');
    const own = Array.from({ length: editsEach }, () =>
      randomGeneratedEdits[random(randomGeneratedEdits.length)]?.(random),
    );
    const edits = randomEdits(seed, editsEach).flatMap((edit, index) => [own[index] ?? edit, edit]);
    for (const edit of seed % 2 === 0 ? edits : own.filter((edit) => edit !== undefined)) {
      done.push(edit.name);
      // What another edit has broken cannot be read any more.
      added.push(...(await edit.run(site).catch(() => [])));
      if (random(4) === 0) now += (random(60) - 30) * year;
      await compare(now, done.join(', '));
    }
    await takeBack();
    await compare(now, `${done.join(', ')}, and all of it taken back`);
  });
});

describe('the command', () => {
  let root: string;
  const kept = () => checksFolder(root, path.join(project, '.cache'));
  const validate = () => runCommand('validate', ['--root', root, '--format', 'json', '--quiet']);
  beforeAll(() => {
    root = generateSite(1000).root;
  });
  afterAll(async () => {
    for (const folder of [root, kept()]) await rm(folder, { recursive: true, force: true });
  });

  it('tells the same with what an earlier process kept, and without', { timeout: 60_000 }, async () => {
    const first = await validate();
    expect(await validate()).toEqual(first);
    const file = path.join(root, 'pages/page-00007.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/"page:[\w-]+"/, '"page:nowhere"'));
    await settle();
    const edited = await validate();
    expect(edited.code).toBe(1);
    await rm(kept(), { recursive: true });
    expect(await validate()).toEqual(edited);
  });
});
