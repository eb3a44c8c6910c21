import type { Check } from '../check.ts';
import { asFact, settingsAmongFacts, strangeSettings } from '../context/facts/strayed-facts.ts';

/** Settings that do not exist. */
export const configUnknownOption: Check = {
  id: 'config/unknown-option',
  severity: 'error',
  description: 'Every setting in site.config.json exists.',
  advice:
    'A setting whose name is misspelt is not read, and what it should change stays as it was. Correct the name, such as "locales" instead of "locale", or remove it.',
  run: (context) => [
    ...strangeSettings(context).map((finding) => asFact(context, finding)),
    ...settingsAmongFacts(context),
  ],
};
