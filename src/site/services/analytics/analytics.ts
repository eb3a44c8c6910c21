import { createGa4 } from './ga4.ts';
import { visitAddress } from './visit-address.ts';

/** One page that came on screen: path and query, and its title. */
export type PageView = { path: string; title: string };

/** A service that counts page views. */
export type Analytics = { pageView: (view: PageView) => void };

const none: Analytics = { pageView: () => undefined };

/** The analytics service of a measurement id, initialised once; without an id no request is ever made. */
export const createAnalytics = (measurementId: string): Analytics =>
  measurementId ? createGa4(measurementId) : none;

/** What the player calls for every page that came on screen. */
export const countVisits =
  (analytics: Analytics) =>
  (address: URL): void =>
    analytics.pageView({ path: visitAddress(address), title: document.title });
