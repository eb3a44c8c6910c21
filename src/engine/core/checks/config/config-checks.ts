import type { Check } from '../check.ts';
import { configEnv } from './config-env.ts';
import { configLocales } from './config-locales.ts';
import { configNumbers } from './config-numbers.ts';
import { configSecret } from './config-secret.ts';
import { configUnknownOption } from './config-unknown-option.ts';

/** The checks of the settings that concern no page. */
export const configChecks: Check[] = [
  configLocales,
  configUnknownOption,
  configEnv,
  configNumbers,
  configSecret,
];
