import { analyticsKinds } from '../../src/engine/core/analytics-kind.ts';
import { expectedOfService } from '../../src/engine/core/checks/config/expected-of-service.ts';
import { isNot } from '../../src/engine/core/checks/context/facts/broken-facts.ts';
import { stringsOf } from '../../src/engine/core/json/json-value.ts';
import type { Json, SiteSource } from '../../src/engine/core/types.ts';
import type { ServicesConfig } from '../../src/generated/types.ts';

/** The variable of the environment that holds a service's value, such as PUBLIC_ANALYTICS_ID for analyticsId. */
const variableOf = (key: string): string =>
  `PUBLIC_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

type Environment = Readonly<Record<string, string | undefined>>;

type Services = { properties?: { services?: { properties?: Json } } };

/** The settings of `services` that the schema of site.config.json knows. */
const keysOf = (schema: Json | undefined): string[] =>
  Object.keys((schema as Services | undefined)?.properties?.services?.properties ?? {});

/** What is wrong with a value, as a sentence; undefined if it is sound. */
const faultOf = (key: string, services: Record<string, string>): string | undefined => {
  if (key === 'analytics')
    return analyticsKinds.some((kind) => kind === services[key])
      ? undefined
      : `It is one of ${analyticsKinds.join(', ')}.`;
  const what = expectedOfService(key, services);
  return what && `It ${isNot(what)}.`;
};

/** A site is read more than once, and what is wrong with its environment is said once. */
const told = new Set<string>();

const warn = (text: string) => {
  if (!told.has(text)) console.warn(text);
  told.add(text);
};

/**
 * What is wrong in a file is an error there. A value of the environment is blanked with a warning, and the site works
 * without it: whoever starts a site may not be who writes its content.
 */
const soundValues = (given: Record<string, string>, services: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const fault = faultOf(key, { ...services, ...given });
      if (fault === undefined) return [key, value];
      warn(`${variableOf(key)} is not valid and is ignored: ${value}. ${fault}`);
      return [key, key === 'analytics' ? 'none' : ''];
    }),
  );

/**
 * The configuration of a site with the services that the environment names: one folder of content is published with
 * other addresses and keys for tests, for a preview and for visitors. Everything here can be read in the browser.
 */
export const withServiceEnvironment = (
  config: SiteSource['config'],
  schema: Json | undefined,
  environment: Environment,
): Pick<SiteSource, 'config' | 'variables'> => {
  const named = keysOf(schema).flatMap((key) => {
    const value = environment[variableOf(key)]?.trim();
    return value ? [[key, value] as const] : [];
  });
  if (named.length === 0) return { config };
  const sound = soundValues(Object.fromEntries(named), stringsOf(config.services));
  return {
    config: { ...config, services: { ...config.services, ...(sound as ServicesConfig) } },
    variables: Object.fromEntries(named.map(([key]) => [key, variableOf(key)])),
  };
};
