import type { Analytics, PageViewEvent } from './analytics.ts';

const source = 'https://www.googletagmanager.com/gtag/js';

type AnalyticsWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const nothing = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));

const appendScript = (measurementId: string) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${source}?id=${measurementId}`;
  document.head.append(script);
};

/** A policy of the site that forbids the script costs the statistics, never the page. */
const loadScript = (measurementId: string) => {
  try {
    appendScript(measurementId);
  } catch (error) {
    console.warn('The analytics script was refused:', error);
  }
};

/** Google's queue takes the arguments object itself: an array would be ignored. */
const createTag = (queue: unknown[]): ((...values: unknown[]) => void) =>
  function tag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };

/** The addresses that Google would read from a page may identify the visitor, so they are replaced by ours. */
const eventOf = ({ address, title, referrer }: PageViewEvent) => ({
  page_path: address,
  page_location: location.origin + address,
  page_title: title,
  ...(referrer === document.referrer ? {} : { page_referrer: referrer }),
});

const start = (target: AnalyticsWindow, measurementId: string) => {
  target.dataLayer = [];
  const tag = createTag(target.dataLayer);
  // Defaults must be set before anything else (consent mode).
  tag('consent', 'default', { ...nothing, wait_for_update: 500 });
  tag('consent', 'update', { analytics_storage: 'granted' });
  tag('js', new Date());
  tag('config', measurementId, { send_page_view: false });
  loadScript(measurementId);
  return tag;
};

/**
 * Google Analytics 4 for a visitor who agreed: its script is loaded now and not before (basic consent mode). It counts
 * the events it is given, and no change of the address by itself.
 */
export const createGa4 = (measurementId: string): Analytics => {
  const target = window as unknown as AnalyticsWindow;
  const disabled = `ga-disable-${measurementId}` as const;
  const isAgain = target.dataLayer !== undefined;
  const tag = target.dataLayer ? createTag(target.dataLayer) : start(target, measurementId);
  if (isAgain) tag('consent', 'update', { analytics_storage: 'granted' });
  target[disabled] = false;
  return {
    pageView: (view) => tag('event', 'page_view', eventOf(view)),
    withdraw: () => {
      tag('consent', 'update', nothing);
      target[disabled] = true;
    },
  };
};

/** Every domain that a page may set a cookie for: its host and the domains above it. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
};

/** Removes the cookies of Google Analytics. */
export const forgetGa4 = (): void => {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => /^_ga(_|$)/.test(name));
  for (const name of names) {
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
};
