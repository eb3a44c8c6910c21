import type { Share } from '../../../src/engine/core/checks/create-context.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { withoutRedirects } from '../../site/without-redirects.ts';

/** No part may use the moment, so that its findings hold at any moment. */
export const atNoMoment = <Frame extends Pick<SiteSource, 'clock'>>(frame: Frame): Frame => ({
  ...frame,
  clock: { now: Number.NaN, drafts: frame.clock.drafts },
});

/**
 * What each part of a site is checked with beside its pages. Only the shares of the words get the records of
 * translations, and only the first part, which reports the settings, gets the redirects.
 */
export const aroundParts = (frame: Omit<SiteSource, 'pages'>) => {
  // Results about the settings serve all parts, as long as the settings are the same object.
  const ofWords = { ...frame, config: withoutRedirects(frame.config) };
  const { lock: _, ...ofPages } = ofWords;
  const ofFirst = { ...ofPages, config: frame.config };
  return ({ isFirst, share }: { isFirst: boolean; share?: Share | undefined }) => {
    if (share) return ofWords;
    return isFirst ? ofFirst : ofPages;
  };
};
