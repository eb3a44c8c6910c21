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

/** What `dev` says of itself when it cannot go on: it looks like a problem of a check. */
export const runFailed: CheckInfo = {
  id: 'run/failed',
  severity: 'error',
  description: 'The site can be read, and its code can be bundled.',
  advice:
    'What keeps a command from going on is told at its place, and all else afterwards. Mend the line that is named. Example: a section whose file "section.tsx" was deleted, while the registry of sections still names it.',
};

/** The checks of the settings themselves. */
export const settingsChecks: CheckInfo[] = [configUnknownCheck, configUnusedSuppression];
