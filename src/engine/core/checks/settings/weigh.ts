import { objectOf } from '../../json/json-value.ts';
import type { SiteSource } from '../../types.ts';
import type { Problem } from '../problems/problem.ts';
import { type Severity, severities } from '../problems/severities.ts';

const isSeverity = (value: unknown): value is Severity => (severities as readonly unknown[]).includes(value);

/** A problem as bad as the settings say that those of its check are; none when that is off. */
export const weigh = <Found extends Problem>(
  found: Found,
  { config }: Pick<SiteSource, 'config'>,
): Found[] => {
  const { severity } = objectOf(objectOf(objectOf(config).checks)[found.check]);
  if (severity === 'off') return [];
  return [isSeverity(severity) ? { ...found, severity } : found];
};
