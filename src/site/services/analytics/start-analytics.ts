import { analyticsKind, needsConsent } from '../../../engine/core/analytics-kind.ts';
import type { ServicesSettings } from '../../../engine/core/types.ts';
import type { Consent } from '../consent/consent.ts';
import { isRefusedByBrowser, openConsent } from '../consent/open-consent.ts';
import { countVisits } from './analytics.ts';
import { createAnalytics } from './create-analytics.ts';

/** What counts the pages a visitor sees, and the consent it asks for, if any. */
export type VisitCounter = { asked: Consent | null; onVisit: (address: URL) => void };

/** Starts the service of the checked settings; `version` is that of what visitors are asked. */
export const startAnalytics = async (settings: ServicesSettings, version: number): Promise<VisitCounter> => {
  const consent = needsConsent(analyticsKind(settings)) ? openConsent(version) : undefined;
  const analytics = await createAnalytics(settings, consent);
  return { asked: consent && !isRefusedByBrowser() ? consent : null, onVisit: countVisits(analytics) };
};
