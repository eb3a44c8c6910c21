import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { usageOf, type WrittenOption } from '../../cli/option-help.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { refuseForeign, refuseSurplus } from '../../cli/refuse-surplus.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { demandList, listData, statuses } from './list.ts';
import { listViews } from './list-views.ts';
import { keepRetention, retryMail } from './mail.ts';
import { erasePerson, exportPerson, suppressPerson } from './person.ts';

/** A data command with its arguments, read but not yet run. */
type DataCommand = (db: Db) => Promise<string>;

const options = {
  format: { type: 'string', value: 'table|json|csv' },
  status: { type: 'string', value: 'STATUS' },
  days: { type: 'string', value: 'N' },
  reason: { type: 'string', value: 'bounced|complained', required: true },
} as const satisfies Record<string, WrittenOption>;

type Values = { [name in keyof typeof options]?: string };

/** What a command may be given, besides its name, and what it then does. */
type Kind = {
  words: string;
  most: number;
  said: string;
  options: (keyof Values)[];
  does: string[];
  /** Refuses words that can be seen to be wrong before there is a database. */
  demand?: (words: string[]) => void;
  run: (db: Db, words: string[], values: Values) => Promise<string>;
};

const ofPerson = { words: '<e-mail address>', most: 1, said: 'one e-mail address' };

const kinds: Record<string, Kind> = {
  list: {
    words: Object.keys(statuses).join('|'),
    most: 1,
    said: 'one list',
    options: ['format', 'status'],
    does: [
      'what visitors sent, who gets the newsletter, and the mails; with one status only:',
      ...Object.entries(statuses).map(([list, all]) => `  ${list}: ${all.join(', ')}`),
      'A mail is "kept" when no provider was there to take it: read it at /__outbox.',
    ],
    demand: ([what]) => demandList(what),
    run: (db, [what], { format = 'table', status }) => listData(db, { what, format, status }),
  },
  views: {
    words: '',
    most: 0,
    said: 'options alone',
    options: ['days', 'format'],
    does: ['how often each page was looked at in the last 30 days or N, where the site counts that itself'],
    run: (db, _, { format = 'table', days = '30' }) => listViews(db, { days, format }),
  },
  export: {
    ...ofPerson,
    options: [],
    does: ['everything that is stored of a person, as JSON'],
    run: (db, [email]) => exportPerson(db, email),
  },
  erase: {
    ...ofPerson,
    options: [],
    does: ['takes all of that away'],
    run: (db, [email]) => erasePerson(db, email),
  },
  suppress: {
    ...ofPerson,
    options: ['reason'],
    does: ['mails no newsletter to an address any more: its mails come back, or who reads them complained'],
    run: (db, [email], { reason }) => suppressPerson(db, email, reason),
  },
  retry: {
    words: '[<id of a mail> …]',
    most: Number.POSITIVE_INFINITY,
    said: 'ids',
    options: [],
    does: ['sends mails that failed or wait now: all, or those that are named'],
    run: retryMail,
  },
  retention: {
    words: '',
    most: 0,
    said: 'nothing',
    options: [],
    does: ['takes away what is older than it may be kept; a running server does so by itself'],
    run: keepRetention,
  },
};

const usageOfKind = (name: string, { words, options: own }: Kind): string =>
  usageOf(
    ['npm run data --', name, words].filter(Boolean),
    own.map((option) => [option, options[option]]),
  );

/** The text behind --help. */
export const usage = [
  'Use one of:',
  ...Object.entries(kinds).flatMap(([name, kind]) => [
    `  ${usageOfKind(name, kind)}`,
    ...kind.does.map((line) => `      ${line}`),
  ]),
].join('\n');

/** Whether the arguments ask what the commands are: so does who gives none. */
export const asksForHelp = (args: string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h');

/** Reads a command, such as `list mail --status failed`. Throws a UsageError for what it is not. */
export const readCommand = (args: string[]): DataCommand => {
  const { positionals, values } = readArguments({ args, options, allowPositionals: true }, usage);
  const [name = '', ...words] = positionals;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new UsageError(name ? `"${name}" is no data command. ${usage}` : usage);
  refuseSurplus(words, { command: name, ...kind });
  refuseForeign(values, { what: name, options: kind.options, usage: usageOfKind(name, kind) });
  kind.demand?.(words);
  return (db) => kind.run(db, words, values);
};
