import type { Asset, SiteSource } from '../../../types.ts';
import type { Finding } from '../../problem.ts';

type Kind = NonNullable<Asset['fault']>['kind'];

/**
 * What is wrong in the text of drawings, at its line, whether a page shows them or not: the faults of some kinds, and
 * what to say of each behind the name of the file.
 */
export const drawingFaults = (
  { assets }: SiteSource,
  reasons: { readonly [kind in Kind]?: string },
): Finding[] =>
  Object.values(assets).flatMap(({ url, fault }) => {
    const reason = fault && reasons[fault.kind];
    if (!fault || reason === undefined) return [];
    return [{ file: `public${url}`, pointer: '', line: fault.line, message: `"${url}" ${reason}` }];
  });
