import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { CodedSite } from './code-check.ts';
import { codeChecks } from './code-checks.ts';

/** What is wrong between the schemas of a project and its components. */
export const checkCode = async (coded: Omit<CodedSite, 'types'>): Promise<Problem[]> => {
  const site = { ...coded, types: sectionTypes(coded.source.schemas) };
  const found = codeChecks.map(async (check) =>
    (await check.run(site)).map((finding) => problemOf(check, finding)),
  );
  return (await Promise.all(found)).flat();
};
