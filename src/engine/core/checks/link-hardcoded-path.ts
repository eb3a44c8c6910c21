import type { Check } from './check.ts';
import { pageOfPath } from './context/page-of-path.ts';

/** Addresses of this site written out, which a change of address or another language would leave behind. */
export const linkHardcodedPath: Check = {
  id: 'link/hardcoded-path',
  severity: 'warning',
  description: 'A link to a page of this site names the page, not its address.',
  run: (context) =>
    context.links.flatMap(({ target, value, place }) => {
      const pageId = target.kind === 'path' ? pageOfPath(context, target.path) : undefined;
      if (target.kind !== 'path' || pageId === undefined) return [];
      const suggestion = `page:${pageId}${/#.*$/.exec(target.rest)?.[0] ?? ''}`;
      const message = `"${value}" is an address written out. Write "${suggestion}", which follows the page and the language.`;
      return [{ ...place, message, suggestion }];
    }),
};
