import type { SiteSource } from '../../src/engine/core/types.ts';

/** Whether a site makes errors of problems that are none by default, such as words that no page names any more. */
export const raisesChecks = ({ config }: Pick<SiteSource, 'config'>): boolean =>
  Object.values(config.checks ?? {}).some(({ severity }) => severity === 'error');
