import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { refuseSurplus } from '../../cli/refuse-surplus.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { demandList, listData, statuses } from './list.ts';
import { listViews } from './list-views.ts';
import { keepRetention, retryMail } from './mail.ts';
import { erasePerson, exportPerson, suppressPerson } from './person.ts';

/** A data command with its arguments, read but not yet run. */
type DataCommand = (db: Db) => Promise<string>;

/** The text behind --help. */
export const usage = `Use one of:
  npm run data -- list messages|subscribers|mail [--format table|json|csv] [--status <status>]
      what visitors sent, who gets the newsletter, and the mails; with one status only:
${Object.entries(statuses)
  .map(([list, all]) => `        ${list}: ${all.join(', ')}`)
  .join('\n')}
      A mail is "kept" when no provider was there to take it: read it at /__outbox.
  npm run data -- views [--days 30] [--format table|json|csv]
      how often each page was looked at, where the site counts that itself
  npm run data -- export <e-mail address>
      everything that is stored of a person, as JSON
  npm run data -- erase <e-mail address>
      takes all of that away
  npm run data -- suppress <e-mail address> --reason bounced|complained
      mails no newsletter to an address any more: its mails come back, or who reads them complained
  npm run data -- retry [<id of a mail> …]
      sends mails that failed or wait now: all, or those that are named
  npm run data -- retention
      takes away what is older than it may be kept; a running server does so by itself`;

const options = {
  format: { type: 'string' },
  status: { type: 'string' },
  days: { type: 'string' },
  reason: { type: 'string' },
} as const;

type Values = { [name in keyof typeof options]?: string };

/** What a command may be given, besides its name, and what it then does. */
type Kind = {
  most: number;
  said: string;
  options: (keyof Values)[];
  /** Refuses words that can be seen to be wrong before there is a database. */
  demand?: (words: string[]) => void;
  run: (db: Db, words: string[], values: Values) => Promise<string>;
};

const kinds: Record<string, Kind> = {
  list: {
    most: 1,
    said: 'one list',
    options: ['format', 'status'],
    demand: ([what]) => demandList(what),
    run: (db, [what], { format = 'table', status }) => listData(db, { what, format, status }),
  },
  views: {
    most: 0,
    said: 'options alone',
    options: ['format', 'days'],
    run: (db, _, { format = 'table', days = '30' }) => listViews(db, { days, format }),
  },
  export: { most: 1, said: 'one e-mail address', options: [], run: (db, [email]) => exportPerson(db, email) },
  erase: { most: 1, said: 'one e-mail address', options: [], run: (db, [email]) => erasePerson(db, email) },
  suppress: {
    most: 1,
    said: 'one e-mail address',
    options: ['reason'],
    run: (db, [email], { reason }) => suppressPerson(db, email, reason),
  },
  retry: { most: Number.POSITIVE_INFINITY, said: 'ids', options: [], run: retryMail },
  retention: { most: 0, said: 'nothing', options: [], run: keepRetention },
};

/** Whether the arguments ask what the commands are: so does who gives none. */
export const asksForHelp = (args: string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h');

/** Reads a command, such as `list mail --status failed`. Throws a UsageError for what it is not. */
export const readCommand = (args: string[]): DataCommand => {
  const { positionals, values } = readArguments({ args, options, allowPositionals: true }, usage);
  const [name = '', ...words] = positionals;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new UsageError(name ? `"${name}" is no data command. ${usage}` : usage);
  const taken: string[] = kind.options;
  const unwanted = Object.keys(values).filter((option) => !taken.includes(option));
  refuseSurplus(words, { command: name, ...kind });
  refuseSurplus(
    unwanted.map((option) => `--${option}`),
    { command: name, most: 0, said: kind.said },
  );
  kind.demand?.(words);
  return (db) => kind.run(db, words, values);
};
