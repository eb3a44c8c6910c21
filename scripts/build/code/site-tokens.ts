import type { Constants } from '../../../src/generated/types.ts';

/** The tokens that the constants of a site decide: their values are known when its pages are made, not its code. */
export const siteTokens: Record<string, keyof Constants> = {
  '--duration-hero-delay': 'heroDelay',
  '--duration-hero': 'heroFade',
  '--duration-stagger': 'cardStagger',
};
