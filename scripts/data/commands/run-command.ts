import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { listData, statuses } from './list.ts';
import { keepRetention, retryMail } from './mail.ts';
import { erasePerson, exportPerson } from './person.ts';
import { listViews } from './views.ts';

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
  npm run data -- retry [<id of a mail> …]
      sends mails that failed or wait now: all, or those that are named
  npm run data -- retention
      takes away what is older than it may be kept; a running server does so by itself`;

const options = {
  format: { type: 'string', default: 'table' },
  status: { type: 'string' },
  days: { type: 'string', default: '30' },
} as const;

/** Whether the arguments ask what the commands are: so does who gives none. */
export const asksForHelp = (args: string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some((arg) => arg === '--help' || arg === '-h');

/** Reads a command, such as `list mail --status failed`. Throws a UsageError for what it is not. */
export const readCommand = (args: string[]): DataCommand => {
  const { positionals, values } = readArguments({ args, options, allowPositionals: true }, usage);
  const [name, ...rest] = positionals;
  const [first] = rest;
  const commands: Record<string, DataCommand> = {
    list: (db) => listData(db, { what: first, format: values.format, status: values.status }),
    views: (db) => listViews(db, { days: values.days, format: values.format }),
    export: (db) => exportPerson(db, first),
    erase: (db) => erasePerson(db, first),
    retry: (db) => retryMail(db, rest),
    retention: keepRetention,
  };
  const command = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined;
  if (!command) throw new UsageError(name ? `"${name}" is no data command. ${usage}` : usage);
  return command;
};
