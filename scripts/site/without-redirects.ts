import { isObject } from '../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';

type Config = SiteSource['config'];

/** The configuration without some of its settings. What no check has seen yet may be no group: it stays as it is. */
export const withoutSettings = (config: Config, names: (keyof Config)[]): Config =>
  isObject(config)
    ? (Object.fromEntries(
        Object.entries(config).filter(([name]) => !names.includes(name as keyof Config)),
      ) as unknown as Config)
    : config;

/** The configuration without the redirects: files are made of these alone, and all of them each time that one is. */
export const withoutRedirects = (config: Config): Config => withoutSettings(config, ['redirects']);
