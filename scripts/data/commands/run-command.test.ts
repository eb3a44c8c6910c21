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
  ])('%j is refused at once', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });

  it.each([[['help']], [['--help']], [['list', '-h']]])('%j asks for help', (args) => {
    expect(asksForHelp(args)).toBe(true);
    expect(asksForHelp(['export', 'help@example.com'])).toBe(false);
  });

  it.each([
    [['list'], 'Say what to list: messages, subscribers, mail.'],
    [['list', 'everything'], 'Say what to list'],
    [['list', 'mail', '--format', 'xml'], '"xml" is no format'],
    [['list', 'mail', '--status', 'wanted'], '"wanted" is no status of mail. Name one of pending, sending,'],
    [['export'], 'Name an e-mail address'],
    [['erase', 'ana'], 'Name an e-mail address'],
    [['retry', '17'], '"17" is no mail\'s id'],
  ])('%j says what is missing', async (args, message) => {
    await expect((async () => readCommand(args)(unreachable))()).rejects.toThrow(message);
  });
});
