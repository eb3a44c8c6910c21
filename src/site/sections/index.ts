import type { LiveSections, SectionRegistry } from '../../engine/react/section-registry.ts';
import { Component as contact } from './contact/Component.tsx';
import { Component as floatingButton } from './floating-button/Component.tsx';
import { Component as footer } from './footer/Component.tsx';
import { Component as form } from './form/Component.tsx';
import { Component as header } from './header/Component.tsx';

/**
 * The section types that need their code where they are prerendered. Those on every page and those with a form, which
 * must not be lost, come with the player; the others are loaded when a page shows them.
 */
const live = {
  comparison: () => import('./comparison/Component.tsx'),
  contact: () => ({ Component: contact }),
  'floating-button': () => ({ Component: floatingButton }),
  footer: () => ({ Component: footer }),
  form: () => ({ Component: form }),
  header: () => ({ Component: header }),
  'newsletter-link': () => import('./newsletter-link/Component.tsx'),
  'not-found': () => import('./not-found/Component.tsx'),
  notice: () => import('./notice/Component.tsx'),
  process: () => import('./process/Component.tsx'),
  'section-fallback': () => import('./section-fallback/Component.tsx'),
} satisfies Partial<LiveSections>;

/** The registry: one component per section type of schemas/sections. All other types come in one file. */
export const sections: SectionRegistry<keyof typeof live> = {
  live,
  loadStatic: () => import('./static-components.ts'),
};
