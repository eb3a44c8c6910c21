import type { Check } from '../check.ts';
import { drawingFaults } from './drawing-faults.ts';

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
