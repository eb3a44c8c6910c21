import { Buffer } from 'node:buffer';
import type { Mail } from '../../supabase/functions/_shared/mail/mail.ts';

/** What a file of a mail is made of: the mail, its name in the outbox, and when it was written. */
type MailFile = { id: string; createdAt: Date; mail: Mail };

const crlf = '\r\n';
/** The bytes of one encoded word, so that it has at most 75 characters (RFC 2047). */
const wordBytes = 45;

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');

const chunksOf = (text: string): string[] => {
  const chunks = [''];
  for (const point of text) {
    const grown = `${chunks.at(-1)}${point}`;
    if (Buffer.byteLength(grown) > wordBytes) chunks.push(point);
    else chunks[chunks.length - 1] = grown;
  }
  return chunks;
};

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** A text in the head of a mail: as it is, or as encoded words where it is not ASCII. Always one line to a reader. */
const headerValue = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters would end the line
  const single = text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  if (isPlain(single)) return single;
  return chunksOf(single)
    .map((chunk) => `=?UTF-8?B?${base64(chunk)}?=`)
    .join(`${crlf} `);
};

const displayName = (name: string): string => {
  if (!isPlain(name)) return headerValue(name);
  return /^[\w!#$%&'*+/=?^`{|}~ -]*$/.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
};

/** `Name <address>` or an address, as it stands in the head of a mail. */
const headerAddress = (value: string): string => {
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]+)>$/.exec(value.trim()) ?? [];
  if (address === '') return headerValue(value);
  const bare = name.trim().replace(/^"(.*)"$/, '$1');
  return bare === '' ? `<${address}>` : `${displayName(bare)} <${address}>`;
};

const addresses = (values: readonly string[]): string => values.map(headerAddress).join(`,${crlf} `);

/** A mail must name a sender and may have no recipient: without settings there is neither. */
const nobody = { from: '"Sender not configured" <unset@localhost.invalid>', to: 'undisclosed-recipients:;' };

const headersOf = ({ id, createdAt, mail }: MailFile): [name: string, value: string][] => [
  ['Date', createdAt.toUTCString().replace('GMT', '+0000')],
  ['Message-ID', `<${id}@outbox.invalid>`],
  ['From', mail.from ? headerAddress(mail.from) : nobody.from],
  ['To', mail.to.length > 0 ? addresses(mail.to) : nobody.to],
  ...(mail.cc?.length ? ([['Cc', addresses(mail.cc)]] as [string, string][]) : []),
  ...(mail.bcc?.length ? ([['Bcc', addresses(mail.bcc)]] as [string, string][]) : []),
  ...(mail.reply_to ? ([['Reply-To', headerAddress(mail.reply_to)]] as [string, string][]) : []),
  ['Subject', headerValue(mail.subject)],
  ...Object.entries(mail.headers ?? {})
    .filter(([name]) => /^[A-Za-z0-9-]+$/.test(name))
    .map(([name, value]): [string, string] => [name, headerValue(value)]),
  ['MIME-Version', '1.0'],
];

const part = (type: string, text: string): string =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(text.replace(/\r?\n/g, crlf)).replace(/.{76}/g, `$&${crlf}`),
    '',
  ].join(crlf);

/** A mail as a file that every mail program opens (RFC 5322): text first, then HTML. */
export const emlFile = (file: MailFile): string => {
  const boundary = `=_${file.id}`;
  const head = headersOf(file).map(([name, value]) => `${name}: ${value}`);
  const { text, html } = file.mail;
  const parts = [part('text/plain', text), part('text/html', html)];
  return [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...parts.map((each) => `--${boundary}${crlf}${each}`),
    `--${boundary}--`,
    '',
  ].join(crlf);
};
