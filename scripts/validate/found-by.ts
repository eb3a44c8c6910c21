import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import type { Finding, Problem } from '../../src/engine/core/checks/problems/problem.ts';

/** What a check has found, as problems: as bad as the check, if a finding does not say otherwise. */
export const foundBy = ({ id, severity }: CheckInfo, findings: Finding[]): Problem[] =>
  findings.map((finding) => ({ check: id, severity, ...finding }));
