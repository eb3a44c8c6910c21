import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Right, watchContent } from '../../../scripts/dev/watch-content.ts';
import type { LocatedProblem } from '../../../scripts/site/locate-problem.ts';
import { readSite } from '../../../scripts/site/site-files.ts';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import { project } from '../../command.ts';
import { copySite, type SiteCopy } from '../../copy-site.ts';
import { randomEdits } from '../build/random-edits.ts';
import { siteFaults } from '../checks/site-faults.ts';
import { siteFormFaults } from '../checks/site-form-faults.ts';
import { siteSeoFaults } from '../checks/site-seo-faults.ts';
import { siteWordFaults } from '../checks/site-word-faults.ts';
import { createMutations } from '../mutations/create-mutations.ts';

/** MUTATIONS=1000 SEED=7 SEEDS=100 try more; what is below is the same every time. */
const seed = Number(process.env.SEED ?? 2);
const count = Number(process.env.MUTATIONS ?? 100);
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 2) }, (_, index) => index + 1);

const clock = { now: Date.now(), drafts: false };
const validators = keepValidators();
let site: SiteCopy;
let dev: ReturnType<typeof watchContent>;
let right: Right;

beforeAll(async () => {
  site = await copySite(project);
  dev = watchContent(site.root, () => clock);
  right = { source: (await dev.look()).source, next: undefined };
});
afterAll(() => site.remove());

const told = (problems: LocatedProblem[]) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, check }) => `${file}:${line}:${column} ${check}`);

/** What is wrong with the site, when nothing is known of it. */
const errorsAnew = async () => {
  const { problems } = await validateSite(site.root, { validators, clock, errorsOnly: true });
  return told(problems);
};

const textOf = async (file: string) => (await site.read(file)).toString();

describe('what npm run dev says after an edit, is what is said of the whole site', () => {
  it(
    `of ${count} random faults (seed ${seed})`,
    async () => {
      const { files } = await validateSite(site.root, { validators, clock });
      for (const { file, text, where, kind } of createMutations(files, { seed, count })) {
        const before = await textOf(file);
        await site.write(file, text);
        expect(told((await dev.lookUntilStill(right)).problems), `${kind}: ${where}`).toEqual(
          await errorsAnew(),
        );
        await site.write(file, before);
      }
    },
    count * 2000,
  );

  it.each(
    [...siteFaults, ...siteFormFaults, ...siteSeoFaults, ...siteWordFaults].map(
      (fault) => [fault.check, fault] as const,
    ),
  )('of a fault of %s', async (_, fault) => {
    const text = await textOf(fault.in);
    // Words of the site may be edited without touching a test.
    if (!text.includes(fault.from)) return;
    await site.write(
      fault.in,
      text.replace(fault.from, () => fault.to),
    );
    expect(told((await dev.lookUntilStill(right)).problems)).toEqual(await errorsAnew());
    await site.write(fault.in, text);
  });

  it('of a link that takes the name of a file for that of its page, which is told there', async () => {
    const file = 'pages/prizes.json';
    await site.write(file, await site.read('pages/rewards.json'));
    await rm(site.file('pages/rewards.json'));
    const { source } = await dev.lookUntilStill(right);
    await site.replace('pages/home.json', '"page:contact"', '"page:prizes"');
    const { problems } = await dev.lookUntilStill({ source, next: undefined });
    expect(told(problems)).toEqual([expect.stringContaining(file)]);
    expect(told(problems)).toEqual(await errorsAnew());
    await rm(site.file(file));
    await site.restore();
  });

  it.each(seeds)('of right edits, one upon the other (seed %i)', async (one) => {
    const added: string[] = [];
    let last = right;
    for (const edit of randomEdits(one, 6)) {
      added.push(...(await edit.run(site)));
      const { source, problems } = await dev.lookUntilStill(last);
      expect(told(problems), edit.name).toEqual(await errorsAnew());
      expect(source, edit.name).toEqual((await readSite(site.root, { clock })).source);
      if (problems.length === 0) last = { source, next: undefined };
    }
    for (const file of added) await rm(site.file(file), { force: true });
    await site.restore();
  });
});
