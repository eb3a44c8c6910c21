import type { SectionLoaders } from '../../engine/react/registry.ts';
import * as floatingButton from './floating-button/Component.tsx';
import * as footer from './footer/Component.tsx';
import * as header from './header/Component.tsx';

/**
 * The registry: one component per section type of schemas/sections. What stands on every page comes with the player,
 * the others are loaded when a page shows them.
 */
export const sections = {
  awards: () => import('./awards/Component.tsx'),
  benefits: () => import('./benefits/Component.tsx'),
  'call-to-action': () => import('./call-to-action/Component.tsx'),
  careers: () => import('./careers/Component.tsx'),
  comparison: () => import('./comparison/Component.tsx'),
  consent: () => import('./consent/Component.tsx'),
  contact: () => import('./contact/Component.tsx'),
  'contact-hero': () => import('./contact-hero/Component.tsx'),
  'entry-not-found': () => import('./entry-not-found/Component.tsx'),
  'feature-tiles': () => import('./feature-tiles/Component.tsx'),
  'floating-button': () => floatingButton,
  footer: () => footer,
  form: () => import('./form/Component.tsx'),
  header: () => header,
  hero: () => import('./hero/Component.tsx'),
  impact: () => import('./impact/Component.tsx'),
  journey: () => import('./journey/Component.tsx'),
  'key-features': () => import('./key-features/Component.tsx'),
  leadership: () => import('./leadership/Component.tsx'),
  logos: () => import('./logos/Component.tsx'),
  moments: () => import('./moments/Component.tsx'),
  'newsletter-link': () => import('./newsletter-link/Component.tsx'),
  'not-found': () => import('./not-found/Component.tsx'),
  overview: () => import('./overview/Component.tsx'),
  'page-hero': () => import('./page-hero/Component.tsx'),
  'partner-benefits': () => import('./partner-benefits/Component.tsx'),
  presence: () => import('./presence/Component.tsx'),
  process: () => import('./process/Component.tsx'),
  recognition: () => import('./recognition/Component.tsx'),
  'reward-categories': () => import('./reward-categories/Component.tsx'),
  'section-fallback': () => import('./section-fallback/Component.tsx'),
  'solution-hero': () => import('./solution-hero/Component.tsx'),
  solutions: () => import('./solutions/Component.tsx'),
  'sticky-bar': () => import('./sticky-bar/Component.tsx'),
  story: () => import('./story/Component.tsx'),
  testimonials: () => import('./testimonials/Component.tsx'),
} satisfies SectionLoaders;
