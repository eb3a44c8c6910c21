import { counted } from '../../../src/engine/core/counted.ts';
import type { ExitCode } from '../../cli/exit-code.ts';
import { reachesLevel } from '../../cli/fail-level.ts';
import type { ValidateRequest } from '../read-validate-request.ts';
import { countSeverities, type Report } from './report.ts';

/** The exit code of a check: 1 from the fail level on, or if there are more warnings than may be, which is told. */
export const exitCodeOfReport = (
  { problems }: Report,
  { failLevel, maxWarnings }: ValidateRequest,
): ExitCode => {
  if (reachesLevel(new Set(problems.map(({ severity }) => severity)), failLevel)) return 1;
  const { warning } = countSeverities(problems);
  if (warning <= maxWarnings) return 0;
  const are = warning === 1 ? 'is' : 'are';
  console.error(`${counted(warning, 'warning')} ${are} more than --max-warnings ${maxWarnings}.`);
  return 1;
};
