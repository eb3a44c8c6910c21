import { describe, expect, it } from 'vitest';
import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { asksForHelp, readCommand } from './run-command.ts';

/** No command gets so far as to ask it. */
const unreachable: Db = { query: () => Promise.reject(new Error('asked')) };

describe('npm run data', () => {
  it.each([
    [[], 'Use one of:'],
    [['drop'], '"drop" is no data command'],
    [['constructor'], '"constructor" is no data command'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [
      ['erase', 'a@x.com', 'b@x.com'],
      '"erase" takes one e-mail address: "b@x.com" is too much. Nothing was done.',
    ],
    [
      ['export', 'a@x.com', 'b@x.com', 'c'],
      '"export" takes one e-mail address: "b@x.com" and "c" are too much',
    ],
    [['list', 'mail', 'failed'], '"list" takes one list: "failed" is too much'],
    [['list', 'everything'], '"everything" is no list. Say what to list: messages, subscribers, mail.'],
    [['views', '7'], '"views" takes options alone: "7" is too much'],
    [['retention', 'all'], '"retention" takes nothing: "all" is too much'],
    [
      ['retention', '--days', '5'],
      '"retention" has no option --days. Nothing was done. Write it so: npm run data -- retention',
    ],
    [['erase', 'a@x.com', '--reason', 'bounced'], '"erase" has no option --reason'],
    [['erase', 'a@x.com', '--status', 'spam'], '"erase" has no option --status'],
  ])('%j is refused at once', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });

  it.each([[['help']], [['--help']], [['list', '-h']]])('%j asks for help', (args) => {
    expect(asksForHelp(args)).toBe(true);
    expect(asksForHelp(['export', 'help@example.com'])).toBe(false);
  });

  it.each([
    [['list'], 'Say what to list: messages, subscribers, mail.'],
    [['list', 'mail', '--format', 'xml'], '"xml" is no format'],
    [['list', 'mail', '--status', 'wanted'], '"wanted" is no status of mail. Name one of pending, sending,'],
    [['export'], 'Name an e-mail address'],
    [['erase', 'ana'], 'Name an e-mail address'],
    [['suppress', '--reason', 'bounced'], 'Name an e-mail address'],
    [['suppress', 'a@x.com'], 'Say why: --reason bounced or --reason complained.'],
    [['suppress', 'a@x.com', '--reason', 'spam'], 'Say why'],
    [['retry', '17'], '"17" is no mail\'s id'],
  ])('%j says what is missing', async (args, message) => {
    await expect((async () => readCommand(args)(unreachable))()).rejects.toThrow(message);
  });
});
