import type { SectionLoaders } from '../../engine/react/registry.ts';

/** The registry: one component per section type of schemas/sections, loaded when a page shows it. */
export const sections = {
  hero: () => import('./hero/Component.tsx'),
} satisfies SectionLoaders;
