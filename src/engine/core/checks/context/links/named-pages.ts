import { perContext } from '../per-context.ts';
import { notFoundPages } from './configured-links.ts';

/** The pages that a link or a setting names: a copy that somebody has just made is not among them. */
export const namedPages = perContext((context): Set<string> => {
  const ofLinks = context.links.flatMap(({ target }) => (target.kind === 'page' ? target.pageId : []));
  return new Set([...ofLinks, ...notFoundPages(context)]);
});
