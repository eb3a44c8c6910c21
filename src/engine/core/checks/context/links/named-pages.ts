import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';

/** The pages that a link or a setting names: a copy that somebody has just made is not among them. */
export const namedPages = perContext(({ links, source: { config } }: CheckContext): Set<string> => {
  const settings = [config, ...Object.values(config.collections ?? {})].map(({ notFound }) => notFound);
  const ofLinks = links.map(({ target }) => (target.kind === 'page' ? target.pageId : ''));
  return new Set([...ofLinks, ...settings.map((link = '') => link.slice('page:'.length))]);
});
