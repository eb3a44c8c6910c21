import type { SectionRegistry } from '../../engine/react/section-registry.ts';
import { Component as contact } from './contact/Component.tsx';
import { Component as floatingButton } from './floating-button/Component.tsx';
import { Component as footer } from './footer/Component.tsx';
import { Component as form } from './form/Component.tsx';
import { Component as header } from './header/Component.tsx';

type StaticSections = typeof import('./static-components.ts');

/** A type whose prerendered HTML works without its code. All of these come in one file, when another page is shown. */
const prerendered = <Type extends keyof StaticSections>(type: Type) => ({
  isStatic: true,
  load: async () => (await import('./static-components.ts'))[type],
});

/**
 * The registry: one component per section type of schemas/sections. Types on every page and those with a form, which must
 * not be lost, come with the player; the other interactive types are loaded when a page shows them.
 */
export const sections = {
  awards: prerendered('awards'),
  benefits: prerendered('benefits'),
  'call-to-action': prerendered('call-to-action'),
  careers: prerendered('careers'),
  comparison: { load: () => import('./comparison/Component.tsx') },
  consent: prerendered('consent'),
  contact: { load: () => ({ Component: contact }) },
  'contact-hero': prerendered('contact-hero'),
  'entry-not-found': prerendered('entry-not-found'),
  'feature-tiles': prerendered('feature-tiles'),
  'floating-button': { load: () => ({ Component: floatingButton }) },
  footer: { load: () => ({ Component: footer }) },
  form: { load: () => ({ Component: form }) },
  header: { load: () => ({ Component: header }) },
  hero: prerendered('hero'),
  impact: prerendered('impact'),
  journey: prerendered('journey'),
  'key-features': prerendered('key-features'),
  leadership: prerendered('leadership'),
  logos: prerendered('logos'),
  moments: prerendered('moments'),
  'newsletter-link': { load: () => import('./newsletter-link/Component.tsx') },
  'not-found': { load: () => import('./not-found/Component.tsx') },
  notice: { load: () => import('./notice/Component.tsx') },
  overview: prerendered('overview'),
  'page-hero': prerendered('page-hero'),
  'partner-benefits': prerendered('partner-benefits'),
  presence: prerendered('presence'),
  process: { load: () => import('./process/Component.tsx') },
  recognition: prerendered('recognition'),
  'reward-categories': prerendered('reward-categories'),
  'section-fallback': { load: () => import('./section-fallback/Component.tsx') },
  'solution-hero': prerendered('solution-hero'),
  solutions: prerendered('solutions'),
  'sticky-bar': prerendered('sticky-bar'),
  story: prerendered('story'),
  testimonials: prerendered('testimonials'),
} satisfies SectionRegistry;
