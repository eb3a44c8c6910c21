import { analyticsKind, needsConsent } from '../../../engine/core/analytics-kind.ts';
import type { PageData, ServicesSettings } from '../../../engine/core/types.ts';
import type { Consent } from '../consent/consent.ts';
import { isRefusedByBrowser, openConsent } from '../consent/open-consent.ts';
import { countVisits } from './analytics.ts';
import { createAnalytics } from './create-analytics.ts';

/** What counts the pages a visitor sees, and the consent it asks for, if any. */
export type VisitCounter = { asked: Consent | null; onVisit: (address: URL) => void };

/** The version of the question, from the section that asks it. */
const consentVersion = ({ page }: PageData, asking: string): number => {
  const section = [...page.before, ...page.after].find(({ type }) => type === asking);
  return Number(section?.props.version ?? 1);
};

/**
 * Starts the service of the checked settings on the page that a visit begins with; `asking` is the type of the section
 * that asks visitors.
 */
export const startAnalytics = async (
  settings: ServicesSettings,
  data: PageData,
  asking: string,
): Promise<VisitCounter> => {
  const isAsked = needsConsent(analyticsKind(settings));
  const consent = isAsked ? openConsent(consentVersion(data, asking)) : undefined;
  const analytics = await createAnalytics(settings, consent);
  return { asked: consent && !isRefusedByBrowser() ? consent : null, onVisit: countVisits(analytics) };
};
