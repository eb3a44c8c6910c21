import { publicFile } from '../../file-names.ts';
import type { Asset, SiteSource } from '../../types.ts';
import type { Check } from '../check.ts';
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

/** Drawings that would run code when somebody opens them. */
export const mediaScript: Check = {
  id: 'media/script',
  severity: 'error',
  description: 'No SVG file has a script in it.',
  advice:
    'A script in a drawing does nothing on a page, but it runs with the rights of the site when somebody opens the file by its address. Export the drawing again without scripts, or take out every <script> and every attribute like onload="…" and onclick="…".',
  run: ({ source }) =>
    drawingFaults(source, {
      script: 'has a script in it, or an attribute such as onload that runs one. Take it out.',
    }),
};

/** Drawings that name a part of themselves that is elsewhere, or lead to another site. */
export const mediaExternal: Check = {
  id: 'media/external',
  severity: 'error',
  description: 'An SVG file has everything in itself that it shows.',
  advice:
    'Browsers load nothing into a picture, and this site forbids what comes from elsewhere: a photograph, font or sheet of styles that a drawing only names is missing on the page, and a link in it leads nowhere. Export the drawing again with pictures embedded and text as outlines. Example: <image href="https://…/photo.png"/> becomes <image href="data:image/png;base64,…"/>.',
  run: ({ source }) =>
    drawingFaults(source, {
      external:
        'names something outside of itself here, which a picture does not show. Put it into the drawing itself, or take it out.',
    }),
};
