import type { CheckInfo } from '../../src/engine/core/checks/check.ts';

/** Where the names of all checks are, as a type. */
export const checkIdsFile = 'src/generated/check-ids.ts';

/** The type of the names of all checks, as code: where a rule names a check, the compiler sees whether there is one. */
export const checkIdsSource = (checks: Pick<CheckInfo, 'id'>[]): string =>
  [
    '// Made from the checks by `npm run validate -- --docs`. Do not edit.',
    '',
    '/** The name of a check. */',
    `export type CheckId =\n${checks.map(({ id }) => `  | '${id}'`).join('\n')};`,
    '',
  ].join('\n');
