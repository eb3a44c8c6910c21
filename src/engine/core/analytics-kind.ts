import type { ServicesConfig } from '../../generated/types.ts';

/** The services that can count page views. */
export const analyticsKinds = ['none', 'ga4', 'plausible', 'beacon'] as const;

/** One of the services that can count page views. */
export type AnalyticsKind = (typeof analyticsKinds)[number];

/** What the choice of a service depends on, as it is configured: any text, checked or not. */
type AnalyticsConfig = {
  [Key in 'analytics' | 'analyticsId' | 'analyticsUrl' | 'backendUrl']?: ServicesConfig[Key] | string;
};

/** Google's own example, G-XXXXXXXXXX, stands for an id. */
const measurementId = /^G-(?!X+$)[A-Z0-9]{4,12}$/;
const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** A whole address, or one that begins with a slash for a place on the site itself. */
const address = /^(?:\/(?!\/)|https?:\/\/[a-z0-9.[\]:-]+(?=[/?#]|$))\S*$/i;

const isKind = (value: string): value is AnalyticsKind => analyticsKinds.some((kind) => kind === value);

/** The chosen service: by its name, else Google Analytics if there is a measurement id. */
export const wantedAnalytics = ({ analytics, analyticsId }: AnalyticsConfig): string =>
  analytics || (analyticsId ? 'ga4' : 'none');

/** Whether an id is one of the service: a measurement id, or the domain a site has at Plausible. */
export const isAnalyticsId = (kind: string, id: string): boolean =>
  kind === 'plausible' ? domain.test(id) : measurementId.test(id);

/** The service that counts page views: the chosen one, or none while a value that it needs is missing or wrong. */
export const analyticsKind = (services: AnalyticsConfig): AnalyticsKind => {
  const { analyticsId = '', analyticsUrl = '', backendUrl = '' } = services;
  const kind = wantedAnalytics(services);
  const complete: Record<AnalyticsKind, boolean> = {
    none: true,
    ga4: isAnalyticsId('ga4', analyticsId),
    plausible: address.test(analyticsUrl) && (analyticsId === '' || isAnalyticsId('plausible', analyticsId)),
    beacon: address.test(analyticsUrl || backendUrl),
  };
  return isKind(kind) && complete[kind] ? kind : 'none';
};

/** Whether visitors must be asked before a service may count them: it leaves something on their device. */
export const needsConsent = (kind: AnalyticsKind): boolean => kind === 'ga4';
