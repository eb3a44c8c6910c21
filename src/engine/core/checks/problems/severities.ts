/** error: the site must not be published; warning: it should be looked at; info: worth knowing. The worst first. */
export const severities = ['error', 'warning', 'info'] as const;

/** How bad a fault is. */
export type Severity = (typeof severities)[number];

/** The order of faults, the worst first. */
export const bySeverity = (one: { severity: Severity }, other: { severity: Severity }): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity);
