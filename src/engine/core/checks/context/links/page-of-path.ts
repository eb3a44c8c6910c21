import { findRoute } from '../../../addresses/routes.ts';
import type { CheckContext } from '../check-context.ts';

/** The id of the page that a written-out path shows, or undefined when it shows none. */
export const pageOfPath = ({ manifest }: CheckContext, path: string): string | undefined => {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const route = findRoute(manifest, trimmed);
  return route?.status === 200 ? route.pageId : undefined;
};
