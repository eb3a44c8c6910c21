import { expect } from 'vitest';
import { keepValidators } from '../../../scripts/validate/keep-validators.ts';
import { lookBack } from '../../../scripts/validate/since-commit/look-back.ts';
import { validateSite } from '../../../scripts/validate/validate-site.ts';
import type { SiteCopy } from '../../copy-site.ts';

const validators = keepValidators();

/** The problems of a site beside its last commit. */
export const problemsSinceCommit = async ({ root }: SiteCopy) =>
  (await validateSite(root, { validators, past: lookBack(root, 'HEAD') })).problems.map((problem) => {
    const { check, file, pointer, message, fix } = problem;
    return { told: `${check} ${file}`, pointer, message, fix };
  });

/** Expects one problem, at a place if one is given, which nothing but a person mends, and returns its message. */
export const onlyProblem = async (site: SiteCopy, told: string, pointer?: string): Promise<string> => {
  const problems = await problemsSinceCommit(site);
  expect(problems).toMatchObject([{ told, fix: undefined, ...(pointer === undefined ? {} : { pointer }) }]);
  return problems[0]?.message ?? '';
};
