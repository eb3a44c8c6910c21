import type { Analytics } from './analytics.ts';

/** Our own count of page views: path and language go to the function `pageview`, and nothing else. */
export const createBeacon = (url: string): Analytics => ({
  pageView: ({ path, locale }) => {
    // A text is sent without asking the server first. Where beacons are switched off, nothing is counted.
    navigator.sendBeacon?.(url, JSON.stringify({ path, locale }));
  },
});

/** Where the function is: its own address, else beside the other functions of the backend. */
export const beaconUrl = (analyticsUrl: string, backendUrl: string): string =>
  analyticsUrl ||
  new URL('functions/v1/pageview', backendUrl.endsWith('/') ? backendUrl : `${backendUrl}/`).href;
