import { isAnalyticsId, wantedAnalytics } from '../../analytics-kind.ts';
import { expectedOf } from '../context/facts/broken-facts.ts';
import { isLocalAddress } from '../context/links/address-form.ts';

/** What the id of a site is, at the services that know it by one. */
const idsInWords: Partial<Record<string, string>> = {
  ga4: 'a measurement id of Google Analytics, such as G-ABC1234567',
  plausible: 'a domain, such as example.com',
};

/** What the id of the service that counts should be; undefined if it is that, or may be anything. */
const expectedOfId = (services: Record<string, string>): string | undefined => {
  const { analyticsId = '' } = services;
  const kind = wantedAnalytics(services);
  return analyticsId === '' || isAnalyticsId(kind, analyticsId) ? undefined : idsInWords[kind];
};

/**
 * What a setting of the services should be; undefined if it is that, or may be anything. An address of a computer of one's
 * own is one: that it serves no visitor is reported as that.
 */
export const expectedOfService = (name: string, services: Record<string, string>): string | undefined => {
  if (name === 'analyticsId') return expectedOfId(services);
  const value = services[name] ?? '';
  return value.trim() === '' || isLocalAddress(value) ? undefined : expectedOf(name, value);
};
