import type { SiteSource } from '../../src/engine/core/types.ts';

/** A site may make errors of what is none by itself, such as words that no page names any more. */
export const raisesSeverity = ({ config }: Pick<SiteSource, 'config'>): boolean =>
  Object.values(config.checks ?? {}).some(({ severity }) => severity === 'error');
