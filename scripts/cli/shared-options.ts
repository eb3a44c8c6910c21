import type { Option } from './option-help.ts';

/** Options that several commands have: they mean the same to each. */
export const sharedOptions = {
  root: { type: 'string', value: 'DIR', help: 'the folder of the site; this project when left out' },
  now: {
    type: 'string',
    value: 'MOMENT',
    help: 'what is published at this moment: 2026-12-01T09:00:00+01:00; now when left out',
  },
  drafts: { type: 'boolean', help: 'drafts as well, as if they were published' },
  quiet: { type: 'boolean', help: 'no progress' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies Record<string, Option>;
