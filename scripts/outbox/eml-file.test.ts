import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../supabase/functions/_shared/mail/mail.ts';
import { emlFile } from './eml-file.ts';

const mail: Mail = {
  from: 'Inspira España <site@example.com>',
  to: ['a@example.com', 'Sales, West <b@example.com>'],
  bcc: ['hidden@example.com'],
  reply_to: 'ana@example.com',
  subject: `[Contact] Demostración: ${'Ñandú 😀 '.repeat(12)}`,
  text: 'Hola\n\nÑandú 😀\n',
  html: '<p>Hola, Ñandú 😀</p>\n',
  headers: { 'List-Unsubscribe': '<https://x.example/u?t=1>', 'Bad name:': 'x' },
};
const file = { id: 'f3b0', createdAt: new Date('2027-01-02T03:04:05Z'), mail };

/** A line of the head of a mail that has this subject or sender, with the lines that continue it. */
const headOf = (name: 'Subject' | 'From', changes: Partial<Mail>): string | undefined => {
  const text = emlFile({ ...file, mail: { ...mail, ...changes } });
  return new RegExp(`^${name}: (.*(?:\r\n .*)*)`, 'm').exec(text)?.[1]?.trimEnd();
};

/** Another reader of mails, where the machine has it. */
const noPython = spawnSync('python3', ['--version']).status !== 0;

/** Decodes encoded words as RFC 2047 has it. */
const decoded = (value: string) =>
  value
    .split('\r\n ')
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString('utf8'))
    .join('');

describe('the head of a mail', () => {
  it('leaves ASCII as it is', () => {
    const subject = '[Contact] Demo: Ana';
    expect(headOf('Subject', { subject })).toBe(subject);
  });

  it('encodes other text in words of at most 75 characters that cut no character', () => {
    const value = headOf('Subject', {}) ?? '';
    expect(value.split('\r\n ').every((word) => word.length <= 75)).toBe(true);
    expect(decoded(value)).toBe(mail.subject.trim());
  });

  it('has no line of a visitor', () => {
    expect(headOf('Subject', { subject: 'Ana\r\nBcc: x@y.example' })).toBe('Ana Bcc: x@y.example');
  });

  it.each([
    ['a@example.com', 'a@example.com'],
    ['Ana Ruiz <a@example.com>', 'Ana Ruiz <a@example.com>'],
    ['Ruiz, "Ana" <a@example.com>', '"Ruiz, \\"Ana\\"" <a@example.com>'],
    ['Añá <a@example.com>', '=?UTF-8?B?QcOxw6E=?= <a@example.com>'],
  ])('writes the address %s', (from, expected) => {
    expect(headOf('From', { from })).toBe(expected);
  });
});

describe('the file of a mail', () => {
  it('has lines that end in CRLF and are never longer than 998 characters', () => {
    const lines = emlFile(file).split('\r\n');
    expect(lines.every((line) => !/[\r\n]/.test(line) && line.length <= 998)).toBe(true);
  });

  it('names a sender where none is configured', () => {
    const bare = emlFile({ ...file, mail: { ...mail, from: '', to: [] } });
    expect(bare).toContain('From: "Sender not configured" <unset@localhost.invalid>\r\n');
    expect(bare).toContain('To: undisclosed-recipients:;\r\n');
  });

  it.skipIf(noPython)('is read by another program as it was written', () => {
    const script = `
import email, email.policy, json, sys
m = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
parts = [[p.get_content_type(), p.get_content()] for p in m.iter_parts()]
print(json.dumps({k: str(v) for k, v in m.items()} | {'parts': parts, 'defects': len(m.defects)}))`;
    const { stdout } = spawnSync('python3', ['-c', script], {
      input: emlFile(file),
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({
      Date: 'Sat, 02 Jan 2027 03:04:05 +0000',
      From: mail.from,
      To: 'a@example.com, "Sales, West" <b@example.com>',
      Bcc: 'hidden@example.com',
      'Reply-To': 'ana@example.com',
      Subject: mail.subject.trim(),
      'List-Unsubscribe': '<https://x.example/u?t=1>',
      defects: 0,
      parts: [
        ['text/plain', expect.stringContaining('Hola')],
        ['text/html', expect.stringMatching(/^<p>Hola, Ñandú 😀<\/p>/)],
      ],
    });
    expect(JSON.parse(stdout)).not.toHaveProperty('Bad name:');
  });
});
