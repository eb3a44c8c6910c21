/*
 * The section types that need no code in a visitor's browser where they are prerendered: no state, no effect, no
 * handler of their own; their links are followed for them. Their components are one file, because each alone is so
 * small that its request costs more than its bytes. Every type that is not named here is loaded and hydrated.
 * The consent banner is nothing in a prerendered page, and wanted only by visits that must be asked.
 */
export * as awards from './awards/Component.tsx';
export * as benefits from './benefits/Component.tsx';
export * as 'call-to-action' from './call-to-action/Component.tsx';
export * as careers from './careers/Component.tsx';
export * as consent from './consent/Component.tsx';
export * as 'contact-hero' from './contact-hero/Component.tsx';
export * as 'entry-not-found' from './entry-not-found/Component.tsx';
export * as 'feature-tiles' from './feature-tiles/Component.tsx';
export * as hero from './hero/Component.tsx';
export * as impact from './impact/Component.tsx';
export * as journey from './journey/Component.tsx';
export * as 'key-features' from './key-features/Component.tsx';
export * as leadership from './leadership/Component.tsx';
export * as logos from './logos/Component.tsx';
export * as moments from './moments/Component.tsx';
export * as overview from './overview/Component.tsx';
export * as 'page-hero' from './page-hero/Component.tsx';
export * as 'partner-benefits' from './partner-benefits/Component.tsx';
export * as presence from './presence/Component.tsx';
export * as recognition from './recognition/Component.tsx';
export * as 'reward-categories' from './reward-categories/Component.tsx';
export * as 'solution-hero' from './solution-hero/Component.tsx';
export * as solutions from './solutions/Component.tsx';
export * as 'sticky-bar' from './sticky-bar/Component.tsx';
export * as story from './story/Component.tsx';
export * as testimonials from './testimonials/Component.tsx';
