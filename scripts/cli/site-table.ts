import type { Option } from './option-help.ts';
import { sharedOptions } from './shared-options.ts';

/** The options that build, start and dev share. */
export const siteTable = {
  root: sharedOptions.root,
  out: {
    type: 'string',
    value: 'DIR',
    help: 'the folder of the built site; dist in the folder of the site when left out',
  },
  port: {
    type: 'string',
    value: 'N',
    help: 'the port of this computer; PORT, 4173 (start) or 5173 (dev) when left out',
  },
  now: sharedOptions.now,
  drafts: sharedOptions.drafts,
  quiet: sharedOptions.quiet,
  help: sharedOptions.help,
} as const satisfies Record<string, Option>;

/** The options of build alone. */
export const buildTable = {
  shard: {
    type: 'string',
    multiple: true,
    value: 'I/N',
    help: 'build: only one of several parts, such as 1/4, each in a folder of its own',
  },
  merge: {
    type: 'boolean',
    value: 'DIR…',
    help: 'build: joins the folders of all parts in the one of --out',
  },
} as const satisfies Record<string, Option>;
