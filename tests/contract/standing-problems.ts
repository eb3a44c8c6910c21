import type { TestProject } from 'vitest/node';
import { keepValidators } from '../../scripts/validate/keep-validators.ts';
import { validateSite } from '../../scripts/validate/validate-site.ts';
import { project } from '../command.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What is wrong with the project's site as it is, a line each. */
    standingProblems: string[];
  }
}

/** Looks at the project's site once for all contract tests. */
export const setup = async (tests: TestProject): Promise<void> => {
  const { problems } = await validateSite(project, { validators: keepValidators() });
  const lines = problems.map(({ file, line, check, message }) => `${file}:${line} ${check} ${message}`);
  tests.provide('standingProblems', lines);
};
