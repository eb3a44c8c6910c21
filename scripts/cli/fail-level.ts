import { type Severity, severities } from '../../src/engine/core/checks/problems/severities.ts';
import { nearestName } from '../../src/engine/core/checks/suggestions/closest.ts';
import { withSuggestion } from '../../src/engine/core/checks/suggestions/with-suggestion.ts';
import type { Option } from './option-help.ts';
import { UsageError } from './usage-error.ts';

/** The option for how bad a problem must be to make a command fail. */
export const failLevelOption = {
  type: 'string',
  value: 'LEVEL',
  help: 'exit code 1 from this severity on: error (default), warning or info',
} as const satisfies Option;

/** The severity that --fail-level names. Throws a UsageError if it is none. */
export const failLevelOf = (level = 'error'): Severity => {
  const found = severities.find((severity) => severity === level);
  if (found) return found;
  const fault = `--fail-level is error, warning or info, not "${level}".`;
  throw new UsageError(withSuggestion(fault, nearestName(level, severities)).message);
};

/** Whether one of these severities is as bad as the level from which on a command fails, or worse. */
export const reachesLevel = (found: ReadonlySet<Severity>, level: Severity): boolean =>
  severities.slice(0, severities.indexOf(level) + 1).some((severity) => found.has(severity));
