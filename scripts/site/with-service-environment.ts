import { analyticsKinds } from '../../src/engine/core/analytics-kind.ts';
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

/** A name that is wrong in a file is an error there; one from the environment is blanked, like an address. */
const soundValue = (key: string, value: string): string => {
  if (key !== 'analytics' || analyticsKinds.some((kind) => kind === value)) return value;
  const names = analyticsKinds.join(', ');
  console.warn(`${variableOf(key)} is not valid and is ignored: ${value}. It is one of ${names}.`);
  return 'none';
};

/**
 * The configuration of a site with the services that the environment names: one folder of content is published with
 * other addresses and keys for tests, for a preview and for visitors. Everything here can be read in the browser.
 */
export const withServiceEnvironment = (
  config: SiteSource['config'],
  schema: Json | undefined,
  environment: Environment,
): Pick<SiteSource, 'config' | 'variables'> => {
  const given = keysOf(schema).flatMap((key) => {
    const value = environment[variableOf(key)]?.trim();
    return value ? [[key, soundValue(key, value)] as const] : [];
  });
  if (given.length === 0) return { config };
  return {
    config: { ...config, services: { ...config.services, ...(Object.fromEntries(given) as ServicesConfig) } },
    variables: Object.fromEntries(given.map(([key]) => [key, variableOf(key)])),
  };
};
