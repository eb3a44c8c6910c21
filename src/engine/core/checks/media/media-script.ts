import type { Check } from '../check.ts';
import { drawingFaults } from './drawing-faults.ts';

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
