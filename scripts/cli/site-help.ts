import { type Option, optionRows } from './option-help.ts';

/** The text behind --help of build, start or dev: what it does, and the options that it looks at. */
export const siteHelp = (does: string, options: Record<string, Option>): string =>
  [
    does,
    '',
    ...optionRows(options),
    '',
    'Exit code: 0 done, 1 the content has errors, 2 it could not run.',
  ].join('\n');
