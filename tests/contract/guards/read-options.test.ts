import { describe, expect, it } from 'vitest';
import { buildTable, devTable, startTable } from '../../../scripts/cli/site-table.ts';
import { contentOptions } from '../../../scripts/content/content-usages.ts';
import { commandLine } from '../../../scripts/validate/command-line-options.ts';
import { projectText } from './project-text.ts';

/** The options that stand as rows in a file of code. */
const rowsIn = (file: string): string[] => [
  ...new Set(
    [...projectText(file).matchAll(/^ +(?:'([\w-]+)'|(\w+)): \{\s*type: '(?:string|boolean)'/gm)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  ),
];

/** A value that is taken by its name: `values.fix`, `values['dry-run']`, `flag('force')`, or one of `{ now, drafts }: Values`. */
const readOf = (name: string): RegExp =>
  new RegExp(`\\.${name}\\b|[[(]'${name}'|\\{[^{}]*\\b${name}\\b[^{}]*\\}[ })]*(?:=|: Values)`);

const clock = 'scripts/cli/clock-of.ts';
const shared = ['scripts/cli/site-options.ts', clock];
const data = 'scripts/data/commands/run-command.ts';

/** The options of each command, and the files that read what was given. */
const commands: [name: string, options: string[], readers: string[]][] = [
  ['validate', Object.keys(commandLine), ['scripts/validate/read-validate-request.ts', clock]],
  ['build', Object.keys(buildTable), ['scripts/build/run-build.ts', ...shared]],
  ['start', Object.keys(startTable), ['scripts/start.ts', ...shared]],
  ['dev', Object.keys(devTable), ['scripts/dev/run-dev.ts', ...shared]],
  [
    'content',
    Object.keys(contentOptions),
    ['scripts/content/run-content.ts', 'scripts/content/content-request.ts'],
  ],
  ['i18n', rowsIn('scripts/i18n/i18n-request.ts'), ['scripts/i18n/run-i18n.ts']],
  ['data', rowsIn(data), [data]],
  ['bench', rowsIn('scripts/bench.ts'), ['scripts/bench.ts']],
];

describe('an option that the help shows does something', () => {
  it.each(commands)('npm run %s', (_, options, readers) => {
    const code = readers.map(projectText).join('\n');
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter((name) => !readOf(name).test(code))).toEqual([]);
  });
});
