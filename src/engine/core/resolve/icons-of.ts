import type { Site } from '../site.ts';
import type { ResolvedSection } from '../types.ts';
import { eachMarked } from './each-marked.ts';

/** The icons that final sections show: those that their values name, and those that their components draw. */
export const iconsOf = ({ shapes, drawnIcons }: Site, sections: ResolvedSection[]): Set<string> => {
  const icons = new Set<string>();
  for (const { type, props } of sections) {
    for (const name of drawnIcons[type] ?? []) icons.add(name);
    eachMarked(props, shapes[type], (kind, value) => {
      if (kind === 'icon') icons.add(value);
    });
  }
  return icons;
};
