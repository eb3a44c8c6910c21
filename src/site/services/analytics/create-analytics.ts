import { type AnalyticsKind, analyticsKind } from '../../../engine/core/analytics-kind.ts';
import type { ServicesSettings } from '../../../engine/core/types.ts';
import type { Consent } from '../consent/consent.ts';
import { type Analytics, noAnalytics, withConsent } from './analytics.ts';

type Create = (settings: ServicesSettings, consent: Consent | undefined) => Promise<Analytics>;

const adapters = {
  none: async () => noAnalytics,
  ga4: async ({ analyticsId }, consent) => {
    if (!consent) return noAnalytics;
    const { createGa4, forgetGa4 } = await import('./ga4.ts');
    return withConsent(consent, () => createGa4(analyticsId), forgetGa4);
  },
  plausible: async ({ analyticsUrl, analyticsId }) =>
    (await import('./plausible.ts')).createPlausible({
      url: analyticsUrl,
      domain: analyticsId || location.hostname,
    }),
  beacon: async ({ analyticsUrl, backendUrl }) => {
    const { createBeacon, beaconUrl } = await import('./beacon.ts');
    return createBeacon(beaconUrl(analyticsUrl, backendUrl));
  },
} satisfies Record<AnalyticsKind, Create>;

/**
 * The service that counts page views, by the checked settings. Only the code of that one is loaded; if even that is
 * blocked, nothing is counted and the page works.
 */
export const createAnalytics = (
  settings: ServicesSettings,
  consent: Consent | undefined,
): Promise<Analytics> => {
  const create: Create = adapters[analyticsKind(settings)];
  return create(settings, consent).catch(() => noAnalytics);
};
