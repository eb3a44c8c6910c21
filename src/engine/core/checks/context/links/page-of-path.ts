import { findRoute, type Route } from '../../../addresses/routes.ts';
import type { CheckContext } from '../check-context.ts';

/** The route of the page that a written-out path shows, or undefined when it shows none. */
export const routeOfPath = ({ manifest }: CheckContext, path: string): Route | undefined => {
  const route = findRoute(manifest, path.length > 1 ? path.replace(/\/+$/, '') : path);
  return route?.status === 200 ? route : undefined;
};

/** The id of that page. */
export const pageOfPath = (context: CheckContext, path: string): string | undefined =>
  routeOfPath(context, path)?.pageId;
