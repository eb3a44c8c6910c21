import type { Analytics } from './analytics.ts';

const source = 'https://www.googletagmanager.com/gtag/js';

type AnalyticsWindow = { dataLayer?: unknown[] };

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

/** Google Analytics 4. It counts what it is told and no change of the address by itself. */
export const createGa4 = (measurementId: string): Analytics => {
  const target = window as AnalyticsWindow;
  target.dataLayer ??= [];
  const tag = createTag(target.dataLayer);
  tag('js', new Date());
  tag('config', measurementId, { send_page_view: false });
  loadScript(measurementId);
  return {
    pageView: ({ path, title }) =>
      tag('event', 'page_view', {
        page_path: path,
        page_location: location.origin + path,
        page_title: title,
      }),
  };
};
