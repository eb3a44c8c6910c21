import { failLevelOption } from '../cli/fail-level.ts';
import { helpText, type Option, optionRows } from '../cli/option-help.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import { endingList, formatList } from './report/outputs.ts';

/** Every option of `validate`, in the order of its help. */
export const commandLine = {
  root: sharedOptions.root,
  format: {
    type: 'string',
    multiple: true,
    value: 'LIST',
    help: `${formatList}; several with commas or one by one, each but one to a file: text,sarif=report.sarif`,
  },
  output: {
    type: 'string',
    value: 'FILE',
    help: `the file that the last format of --format is written to; without --format, its ending says which that is: ${endingList}`,
  },
  'fail-level': failLevelOption,
  'max-warnings': { type: 'string', value: 'N', help: 'exit code 1 when there are more warnings than this' },
  changed: {
    type: 'boolean',
    help: 'tell only of files that differ from the last commit (git), and of what that causes in others',
  },
  since: {
    type: 'string',
    value: 'REF',
    help: 'tell only of files that differ from a commit or branch (git)',
  },
  baseline: {
    type: 'string',
    value: 'FILE',
    help: 'pass over the problems listed in this file; new ones fail',
  },
  'update-baseline': { type: 'boolean', help: 'write the problems of now to the file of --baseline' },
  dist: {
    type: 'string',
    value: '[DIR]',
    help: 'check what was built as well; dist in the folder of the site when no folder is named',
  },
  fix: {
    type: 'boolean',
    help: 'mend what can be mended without anyone having to think, then tell what is left',
  },
  'fix-dry-run': {
    type: 'boolean',
    help: 'print what --fix would change as a diff, then tell what would be left, and change nothing; the exit code is that of --fix',
  },
  now: sharedOptions.now,
  drafts: sharedOptions.drafts,
  watch: {
    type: 'boolean',
    help: 'check again whenever a file is saved; old addresses that lead nowhere are told without it',
  },
  'held-back': {
    type: 'boolean',
    help: 'name also the problems that are not told because they only follow from others, each with the rule that says so (format text)',
  },
  list: { type: 'boolean', help: 'name every check (as JSON with --format json)' },
  explain: {
    type: 'string',
    value: 'CHECK',
    help: 'tell what a check is about, why, and what to do; of a group such as i18n, which checks it has',
  },
  docs: { type: 'boolean', help: 'write docs/checks.md and the names for the compiler from the checks' },
  quiet: sharedOptions.quiet,
  color: { type: 'boolean', help: 'colours although nobody watches; --no-color or NO_COLOR=1: none' },
  help: sharedOptions.help,
} as const satisfies Record<string, Option>;

/** The help of the command. */
export const validateHelp = (): string =>
  [
    'npm run validate -- [files] [options]',
    '',
    'Checks the content of the site and says what is wrong, where, and what to do.',
    helpText(
      'With files, folders or patterns, the whole site is read and only their problems are told (for pre-commit hooks).',
    ),
    '',
    ...optionRows(commandLine),
    '',
    helpText('Exit code: 0 nothing at or above --fail-level, 1 something, 2 nothing could be checked.'),
    helpText(
      'What each check is about: docs/checks.md. Settings and exceptions: "checks" in site.config.json, "$lint" in a page or section.',
    ),
  ].join('\n');
