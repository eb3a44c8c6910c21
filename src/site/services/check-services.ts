import {
  type AnalyticsKind,
  analyticsKind,
  analyticsKinds,
  isAnalyticsId,
  wantedAnalytics,
} from '../../engine/core/analytics-kind.ts';
import type { ServicesSettings } from '../../engine/core/types.ts';

/** A problem of the configuration, as it is printed on the console. */
type ServiceProblem = { level: 'warn' | 'error'; text: string };

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The whole address of a service: `/…` stands for a place on the site itself. Undefined when it does not parse. */
const wholeAddress = (value: string, origin: string): string | undefined => {
  const base = value.startsWith('/') ? origin : undefined;
  if (!URL.canParse(value, base)) return undefined;
  const { protocol, href } = new URL(value, base);
  return /^https?:$/.test(protocol) ? href : undefined;
};

type Context = { origin: string; wanted: string };

const finalValue = (key: string, value: string, { origin, wanted }: Context): string | undefined => {
  if (key.endsWith('Url')) return wholeAddress(value, origin);
  if (key.endsWith('Email')) return email.test(value) ? value : undefined;
  if (key === 'analytics') return analyticsKinds.some((kind) => kind === value) ? value : undefined;
  if (key === 'analyticsId') return isAnalyticsId(wanted, value) ? value : undefined;
  return value;
};

/**
 * Whether a name, id or address is wrong: then nothing is counted, rather than by another service than the one that is
 * meant.
 */
const analyticsAreWrong = (given: ServicesSettings, blanked: ServicesSettings): boolean =>
  (['analytics', 'analyticsId', 'analyticsUrl'] as const).some((key) => given[key] && !blanked[key]);

/** The setting that each way to count page views needs. */
const neededForAnalytics: Record<string, keyof ServicesSettings> = {
  ga4: 'analyticsId',
  plausible: 'analyticsUrl',
  beacon: 'analyticsUrl',
} satisfies Record<Exclude<AnalyticsKind, 'none'>, keyof ServicesSettings>;

/** The missing setting of the chosen way to count page views, if there is one. */
const missingForAnalytics = (services: ServicesSettings): keyof ServicesSettings | undefined =>
  analyticsKind(services) === 'none' ? neededForAnalytics[services.analytics] : undefined;

const missing = (services: ServicesSettings): ServiceProblem[] => {
  const forAnalytics = missingForAnalytics(services);
  const absent = (key: keyof ServicesSettings, level: ServiceProblem['level']): ServiceProblem[] =>
    services[key] === '' ? [{ level, text: `Missing configuration: services.${key} is empty.` }] : [];
  return [
    ...absent('backendUrl', 'error'),
    ...absent('backendKey', 'error'),
    ...absent('contactUrl', 'warn'),
    ...absent('newsletterUrl', 'warn'),
    ...(forAnalytics ? absent(forAnalytics, 'warn') : []),
  ];
};

/**
 * The services with whole addresses. A value that is no address, no e-mail, no way to count page views or no id of one
 * is blanked with a warning; missing values that the site needs are reported. `origin` is the site's own address.
 */
export const checkServices = (
  services: ServicesSettings,
  origin: string,
): { services: ServicesSettings; problems: ServiceProblem[] } => {
  const problems: ServiceProblem[] = [];
  const context = { origin, wanted: wantedAnalytics(services) };
  const entries = Object.entries(services).map(([key, value]) => {
    const final = value === '' ? '' : finalValue(key, value, context);
    if (final === undefined)
      problems.push({ level: 'warn', text: `services.${key} is not valid and is ignored: ${value}` });
    return [key, final ?? ''];
  });
  const blanked = Object.fromEntries(entries) as ServicesSettings;
  const checked = analyticsAreWrong(services, blanked) ? { ...blanked, analytics: 'none' } : blanked;
  return { services: checked, problems: [...problems, ...missing(checked)] };
};
