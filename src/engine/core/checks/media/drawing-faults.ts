import { publicFile } from '../../file-names.ts';
import type { Asset, SiteSource } from '../../types.ts';
import type { Finding } from '../problems/problem.ts';

type Kind = NonNullable<Asset['fault']>['kind'];

/**
 * The faults of some kinds in the text of drawings, at their lines, whether a page shows the drawing or not. `reasons`
 * is what to say of each kind behind the name of the file.
 */
export const drawingFaults = (
  { assets }: SiteSource,
  reasons: { readonly [kind in Kind]?: string },
): Finding[] =>
  Object.values(assets).flatMap(({ url, fault }) => {
    const reason = fault && reasons[fault.kind];
    if (!fault || reason === undefined) return [];
    return [{ file: publicFile(url), pointer: '', line: fault.line, message: `"${url}" ${reason}` }];
  });
