import { analyticsKind, needsConsent } from './engine/core/analytics-kind.ts';
import type { PageData } from './engine/core/types.ts';
import { hydrate } from './engine/react/hydrate.tsx';
import { sections } from './site/sections/index.ts';
import { countVisits } from './site/services/analytics/analytics.ts';
import { createAnalytics } from './site/services/analytics/create-analytics.ts';
import { checkServices } from './site/services/check-services.ts';
import { isRefusedByBrowser, openConsent } from './site/services/consent/open-consent.ts';
import { createLinkToken } from './site/services/link-token.ts';
import { createServices } from './site/services/services.ts';
import { createTabStorage } from './site/services/tab-storage.ts';
import { ConsentContext } from './site/ui/consent/consent-context.ts';
import { FormServicesContext } from './site/ui/form/services-context.ts';
import { ToastOverlay } from './site/ui/toasts/ToastOverlay.tsx';
import { createToasts } from './site/ui/toasts/toasts.ts';

/** The version of what visitors are asked, as the section says that asks them. */
const consentVersion = ({ page }: PageData): number => {
  const section = [...page.before, ...page.after].find(({ type }) => type === 'consent');
  return Number(section?.props.version ?? 1);
};

const start = async () => {
  const storage = createTabStorage();
  // First of all, so that nothing that watches the address ever sees it.
  createLinkToken(storage).take();
  const root = document.getElementById('root');
  const address = document.documentElement.dataset.page;
  const styles = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
  if (!root || !address || !styles) return;
  const response = await fetch(address);
  const data = (await response.json()) as PageData;
  const { services: settings, problems } = checkServices(data.page.settings.services, location.origin);
  for (const { level, text } of problems) console[level](text);
  const consent = needsConsent(analyticsKind(settings)) ? openConsent(consentVersion(data)) : undefined;
  const analytics = createAnalytics(settings, consent);
  const asked = consent && !isRefusedByBrowser() ? consent : null;
  const toasts = createToasts();
  const outside = { services: createServices(async () => settings, storage), toasts };
  await hydrate({
    root,
    data,
    styles,
    loaders: sections,
    frame: (app) => (
      <ConsentContext.Provider value={asked}>
        <FormServicesContext.Provider value={outside}>{app}</FormServicesContext.Provider>
      </ConsentContext.Provider>
    ),
    overlays: <ToastOverlay toasts={toasts} />,
    onVisit: countVisits(await analytics),
  });
};

start().catch((error: unknown) => console.error('The page could not be made interactive:', error));
