import type { IconNode } from '../../engine/core/types.ts';

/** Icons that only messages need. They are no part of a page, so they come with the code and not in its sprite. */
export const drawnIcons = {
  check: [
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['path', { d: 'm9 12 2 2 4-4' }],
  ],
  alert: [
    ['circle', { cx: '12', cy: '12', r: '10' }],
    ['path', { d: 'M12 8v4m0 4h.01' }],
  ],
  loader: [['path', { d: 'M21 12a9 9 0 1 1-6.219-8.56' }]],
  mail: [
    ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' }],
    ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
  ],
  refresh: [
    [
      'path',
      {
        d: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16m5 0H3v5',
      },
    ],
  ],
  close: [['path', { d: 'M18 6 6 18M6 6l12 12' }]],
} satisfies Record<string, IconNode[]>;

/** The name of an icon that needs no sprite. */
export type DrawnIconName = keyof typeof drawnIcons;
