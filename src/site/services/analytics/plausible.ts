import type { Analytics } from './analytics.ts';

type Options = {
  /** The address of the server, its own or one that someone else runs. */
  url: string;
  /** The domain under which the server knows the site. */
  domain: string;
};

/** Plausible without its script: one short text for each page view, no cookie, nothing kept on the device. */
export const createPlausible = ({ url, domain }: Options): Analytics => {
  const endpoint = new URL('api/event', url.endsWith('/') ? url : `${url}/`).href;
  return {
    pageView: ({ address, referrer }) => {
      const body = JSON.stringify({
        n: 'pageview',
        u: location.origin + address,
        d: domain,
        r: referrer || null,
      });
      // As plain text no server has to be asked first. A view that is not counted is no fault of the page.
      fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body,
        credentials: 'omit',
        keepalive: true,
      }).catch(() => undefined);
    },
  };
};
