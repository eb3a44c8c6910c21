import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { type ValidatedSite, validateSite } from '../../../scripts/validate/validate-site.ts';
import { beginWithCleanSite } from '../begin-with-clean-site.ts';
import { createMutations } from '../mutations/create-mutations.ts';
import { judge } from '../mutations/judge.ts';

beginWithCleanSite();

const project = path.resolve(import.meta.dirname, '../../..');
const validators = keepValidators();
const seed = Number(process.env.SEED ?? 1);
const count = Number(process.env.MUTATIONS ?? 250);
let site: ValidatedSite;

beforeAll(async () => {
  site = await validateSite(project, { validators });
});

it(
  `tells each of ${count} random faults once, where it is (seed ${seed})`,
  async () => {
    const wrong: string[] = [];
    for (const mutation of createMutations(site.files, { seed, count })) {
      const edited = new Map([[mutation.file, mutation.text]]);
      wrong.push(...judge(mutation, await validateSite(project, { validators, edited })));
    }
    expect(wrong).toEqual([]);
  },
  count * 2000,
);
