import type { PageData, ServicesSettings } from './engine/core/types.ts';
import { hydrate } from './engine/react/hydrate.tsx';
import { renewPage } from './engine/react/renew-page.ts';
import { withDeadline } from './engine/react/with-deadline.ts';
import type { SectionPropsByType } from './generated/types.ts';
import { sections } from './site/sections/index.ts';
import type { VisitCounter } from './site/services/analytics/start-analytics.ts';
import { createLinkToken } from './site/services/link-token.ts';
import { createServices } from './site/services/services.ts';
import { createTabStorage } from './site/services/tab-storage.ts';
import { ConsentContext } from './site/ui/consent/consent-context.ts';
import { FormServicesContext } from './site/ui/form/services-context.ts';
import { ToastOverlay } from './site/ui/toasts/ToastOverlay.tsx';
import { createToasts } from './site/ui/toasts/toasts.ts';

/** The section that asks visitors. It stands prerendered without its code, which is loaded where they must be asked. */
const asking = 'consent' satisfies keyof SectionPropsByType;

/** The settings, checked by code that a page does not wait for. */
const createChecked = (settings: ServicesSettings) => () =>
  import('./site/services/check-services.ts').then((code) => code.checkServices(settings, location.origin));

const nobodyCounts: VisitCounter = { asked: null, onVisit: () => undefined };

/** The code that counts comes only where a service is configured. */
const countedBy = async (
  settings: () => Promise<ServicesSettings>,
  data: PageData,
): Promise<VisitCounter> => {
  const { analytics, analyticsId } = data.page.settings.services;
  if (!analytics && !analyticsId) return nobodyCounts;
  const load = import('./site/services/analytics/start-analytics.ts');
  return load
    .then(async (code) => code.startAnalytics(await settings(), data, asking))
    .catch(() => nobodyCounts);
};

/** Begins once, also where the page's code has to be asked for again. */
let counting: Promise<VisitCounter> | undefined;

const show = async (response: Response) => {
  const storage = createTabStorage();
  // First of all, so that nothing that watches the address ever sees it.
  createLinkToken(storage).take();
  const root = document.getElementById('root');
  const styles = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (!root || !styles) return;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const data = (await withDeadline(response.json())) as PageData;
  const checked = createChecked(data.page.settings.services);
  const settings = async () => (await checked()).services;
  counting ??= countedBy(settings, data);
  const { asked, onVisit } = await counting;
  const toasts = createToasts();
  const outside = { services: createServices(settings, storage, renewPage), toasts };
  await hydrate({
    root,
    data,
    styles,
    sections,
    wanted: asked ? [asking] : [],
    frame: (app) => (
      <ConsentContext.Provider value={asked}>
        <FormServicesContext.Provider value={outside}>{app}</FormServicesContext.Provider>
      </ConsentContext.Provider>
    ),
    overlays: <ToastOverlay toasts={toasts} />,
    onVisit,
  });
  checked().then(({ problems }) => {
    for (const { level, text } of problems) console[level](text);
  }, console.error);
};

/**
 * Makes the document live with its data, which the boot script asks for beside this code. Fails where a part of the
 * page's code does not come, and can be tried again.
 */
export const start = async (data: Response): Promise<void> => {
  try {
    await show(data);
  } catch (error) {
    console.error('The page failed:', error);
    throw error;
  }
};
