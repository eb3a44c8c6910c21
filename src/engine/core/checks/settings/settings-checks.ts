import type { CheckInfo } from '../check.ts';

/** A setting or a suppression that names no check. */
export const configUnknownCheck: CheckInfo = {
  id: 'config/unknown-check',
  severity: 'error',
  description: 'Settings and suppressions name checks that exist.',
  advice:
    'A setting for a check that does not exist changes nothing, so the check that was meant goes on as before. Correct the name: `npm run validate -- --list` names every check. Example: "link/hardcoded-paths" should be "link/hardcoded-path".',
};

/** A suppression that silences nothing. */
export const configUnusedSuppression: CheckInfo = {
  id: 'config/unused-suppression',
  severity: 'warning',
  description: 'Every suppression silences at least one problem.',
  advice:
    'A suppression that is left behind after its problem was mended hides the next one at the same place. Remove the entry. Example: { "disable": "i18n/inline-literal", "reason": "a proper name" } in a section whose texts all come from the locale files by now.',
};

/** Reported when a run saw nothing to check. */
export const runNoInput: CheckInfo = {
  id: 'run/no-input',
  severity: 'error',
  description: 'There is a site to check: a folder with site.config.json and at least one page.',
  advice:
    'A run that saw no file must not look like a success, so it ends with exit code 2. Name the folder of the site. Example: `npm run validate -- --root tests/fixtures/mini-site`.',
};

/** The checks of the settings themselves. */
export const settingsChecks: CheckInfo[] = [configUnknownCheck, configUnusedSuppression];
