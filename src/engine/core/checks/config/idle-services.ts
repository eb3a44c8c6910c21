import { wantedAnalytics } from '../../analytics-kind.ts';
import { configFile } from '../../file-names.ts';
import { objectOf, stringsOf } from '../../json/json-value.ts';
import type { CheckContext } from '../context/check-context.ts';
import { isLocalAddress } from '../context/links/address-form.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { expectedOfService } from './expected-of-service.ts';

const servicesOf = ({ given }: CheckContext): Record<string, string> =>
  stringsOf(objectOf(objectOf(given.config).services));

/** What a service needs to count anything, and the names of the settings of which one must say it. */
const needsOf: Partial<Record<string, [what: string, ...names: string[]]>> = {
  ga4: ['a measurement id such as G-ABC1234567', 'analyticsId'],
  plausible: ['the address of its server such as https://plausible.io', 'analyticsUrl'],
  beacon: ['the address of the function that counts', 'analyticsUrl', 'backendUrl'],
};

/**
 * A service that counts nothing, because its id is not an id of that service, or something that it needs is not said.
 * An id that is nothing but a space is reported by `unfilledSettings`.
 */
const analytics = (context: CheckContext): Finding[] => {
  const services = servicesOf(context);
  const kind = wantedAnalytics(services);
  const what = expectedOfService('analyticsId', services);
  if (what !== undefined && services.analyticsId?.trim() !== '') {
    const message = `"analyticsId" is "${services.analyticsId}", which is not ${what}.`;
    return [{ file: configFile, pointer: '/services/analyticsId', message }];
  }
  const [need, ...names] = needsOf[kind] ?? [];
  if (need === undefined || names.some((name) => services[name])) return [];
  const message = `"analytics" is "${kind}", but without ${need} nothing is counted. Write it as "${names[0]}".`;
  return [{ file: configFile, pointer: '/services/analytics', message, severity: 'warning' }];
};

/** A service at a local address answers only on one computer: the address belongs in the environment there. */
const localServices = (context: CheckContext): Finding[] =>
  Object.entries(servicesOf(context)).flatMap(([name, value]) => {
    if (!isLocalAddress(value) || context.given.variables?.[name] !== undefined) return [];
    const message = `"${name}" is "${value}", a computer of your own, which no visitor can reach. Write the public address here, and this one in your own .env (.env.example lists its lines).`;
    return [{ file: configFile, pointer: below('/services', name), message, severity: 'warning' }];
  });

/** The address of the site itself is written into every page: the one of a trial is for whoever tries it out. */
const localOrigin = ({ given }: CheckContext): Finding[] => {
  const { origin } = objectOf(given.config);
  if (typeof origin !== 'string' || !isLocalAddress(origin)) return [];
  const message = `"origin" is "${origin}", a computer of your own, and every page tells search engines and friends to look for it there. Write the public address before the site is published.`;
  return [{ file: configFile, pointer: '/origin', message, severity: 'warning' }];
};

/** Services, and the site itself, that are set so that they serve no visitor. */
export const idleServices = (context: CheckContext): Finding[] => [
  ...localServices(context),
  ...localOrigin(context),
  ...analytics(context),
];
