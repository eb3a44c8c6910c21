import type { Consent } from '../consent/consent.ts';
import { visitAddress, visitPath, visitReferrer } from './visit-address.ts';

/** One page that came on screen, without anything that identifies the visitor. */
export type PageViewEvent = {
  /** The path alone. */
  path: string;
  /** Path and query. */
  address: string;
  title: string;
  locale: string;
  /** The whole address the visitor came from; empty when that is not known. */
  referrer: string;
};

/** A service that counts page views. */
export type Analytics = {
  pageView: (view: PageViewEvent) => void;
  /** Stops counting, and removes what was stored on the visitor's device. */
  withdraw?: () => void;
};

/** Counts nothing. */
export const noAnalytics: Analytics = { pageView: () => undefined };

/**
 * A service that counts only who agreed, from the moment they do; views before are not counted later. `create` is
 * called with the first consent, so that until then nothing of the service is loaded. `forget` removes what an
 * earlier visit left behind.
 */
export const withConsent = (consent: Consent, create: () => Analytics, forget: () => void): Analytics => {
  let service: Analytics | undefined;
  const follow = () => {
    const { choice } = consent.state();
    if (choice === 'granted') service ??= create();
    if (choice !== 'denied') return;
    service?.withdraw?.();
    service = undefined;
    forget();
  };
  follow();
  consent.subscribe(follow);
  return { pageView: (view) => service?.pageView(view) };
};

/** Makes the function that the player calls for every page on screen. */
export const countVisits =
  (analytics: Analytics) =>
  (address: URL): void =>
    analytics.pageView({
      path: visitPath(address),
      address: visitAddress(address),
      title: document.title,
      locale: document.documentElement.lang,
      referrer: visitReferrer(document.referrer),
    });
