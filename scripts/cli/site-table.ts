import { type Option, optionRows } from './option-help.ts';
import { sharedOptions } from './shared-options.ts';

const { root, now, drafts, quiet, help } = sharedOptions;

const out = {
  type: 'string',
  value: 'DIR',
  help: 'the folder of the built site; dist in the folder of the site when left out',
} as const satisfies Option;

/** The port of each command that serves, when none is named. */
export const usualPorts = { start: 4173, dev: 5173 };

const port = (usual: number) =>
  ({
    type: 'string',
    value: 'N',
    help: `the port of this computer; PORT, or else ${usual}, when left out`,
  }) as const satisfies Option;

/** The options of build. */
export const buildTable = {
  root,
  out,
  now,
  drafts,
  shard: {
    type: 'string',
    multiple: true,
    value: 'I/N',
    help: 'only one of several parts, such as 1/4, each in a folder of its own',
  },
  merge: { type: 'boolean', value: 'DIR…', help: 'joins the folders of all parts in the one of --out' },
  quiet,
  help,
} as const satisfies Record<string, Option>;

/** The options of start. */
export const startTable = { root, out, port: port(usualPorts.start), now, drafts, quiet, help };

/** The options of dev, which writes no folder and shows no progress. */
export const devTable = { root, port: port(usualPorts.dev), now, drafts, help };

/** The text behind --help of build, start or dev: what it does, and the options that it looks at. */
export const siteHelp = (does: string, options: Record<string, Option>): string =>
  [
    does,
    '',
    ...optionRows(options),
    '',
    'Exit code: 0 done, 1 the content has errors, 2 it could not run.',
  ].join('\n');
