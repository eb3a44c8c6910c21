import type { PageData } from './engine/core/types.ts';
import { hydrate } from './engine/react/hydrate.tsx';
import { sections } from './site/sections/index.ts';
import { countVisits, createAnalytics } from './site/services/analytics/analytics.ts';
import { checkServices } from './site/services/check-services.ts';
import { createServices } from './site/services/services.ts';
import { FormServicesContext } from './site/ui/form/services-context.ts';
import { ToastOverlay } from './site/ui/toasts/ToastOverlay.tsx';
import { createToasts } from './site/ui/toasts/toasts.ts';

const start = async () => {
  const root = document.getElementById('root');
  const address = document.documentElement.dataset.page;
  const styles = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (!root || !address || !styles) return;
  const response = await fetch(address);
  const data = (await response.json()) as PageData;
  const { services: settings, problems } = checkServices(data.page.settings.services, location.origin);
  for (const { level, text } of problems) console[level](text);
  const toasts = createToasts();
  const outside = { services: createServices(settings), toasts };
  await hydrate({
    root,
    data,
    styles,
    loaders: sections,
    frame: (app) => <FormServicesContext.Provider value={outside}>{app}</FormServicesContext.Provider>,
    overlays: <ToastOverlay toasts={toasts} />,
    onVisit: countVisits(createAnalytics(settings.analyticsId)),
  });
};

start().catch((error: unknown) => console.error('The page could not be made interactive:', error));
