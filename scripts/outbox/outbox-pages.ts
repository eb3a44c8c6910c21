import { escapeHtml } from '../../supabase/functions/_shared/mail/escape.ts';
import type { FunctionsConfig } from '../../supabase/functions/_shared/read-config.ts';
import type { OutboxMail, OutboxPage, SpamMessage } from './outbox-rows.ts';

type Settings = Pick<FunctionsConfig, 'mailer' | 'siteUrl'>;

/** A whole document of the outbox. */
export const outboxDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/__outbox/style.css">
<link rel="icon" href="data:,">
</head>
<body>
${body}
</body>
</html>
`;

const time = (value: string): string => {
  const iso = new Date(value).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};

const notes = {
  local: 'No mail leaves this computer. Set <code>RESEND_API_KEY</code> in <code>.env</code> to send them.',
  hold: 'Settings are missing: the mails wait here and go out when <code>RESEND_API_KEY</code>, <code>MAIL_FROM</code> and <code>MAIL_TO_PRIMARY</code> are set.',
  resend: 'Mails are sent by the configured service.',
};

const states: Record<string, string> = {
  pending: 'waits',
  sending: 'on its way',
  sent: 'sent',
  failed: 'failed',
};

const stateOf = ({ status }: OutboxMail, { mailer }: Settings): string => {
  const word = status === 'sent' && mailer === 'local' ? 'kept here' : (states[status] ?? status);
  return `<span class="state state-${escapeHtml(status)}">${escapeHtml(word)}</span>`;
};

const recipients = (to: readonly string[] | undefined): string =>
  to?.length
    ? `To ${to.map((one) => `<bdi>${escapeHtml(one)}</bdi>`).join(', ')}`
    : 'To nobody: MAIL_TO_PRIMARY is not set';

const mailItem = (row: OutboxMail, settings: Settings): string => `<li>
<a href="/__outbox/${row.id}"><bdi>${escapeHtml(row.mail?.subject ?? 'Its text has been deleted')}</bdi></a>
${stateOf(row, settings)}
<span class="quiet">${row.mail ? `${recipients(row.mail.to)} · ` : ''}${time(row.createdAt)}</span>
</li>`;

const spamItem = ({ name, email, message, createdAt, spamReason }: SpamMessage): string => `<li>
<details><summary><bdi>${escapeHtml(name)}</bdi> &lt;<bdi>${escapeHtml(email)}</bdi>&gt;</summary><pre>${escapeHtml(message)}</pre></details>
<span class="state state-spam">${escapeHtml(spamReason ?? 'spam')}</span>
<span class="quiet">${time(createdAt)}</span>
</li>`;

const pager = ({ page, pages }: OutboxPage): string => {
  const link = (to: number, word: string) =>
    to >= 1 && to <= pages ? `<a href="/__outbox?page=${to}">${word}</a>` : '';
  return pages === 1
    ? ''
    : `<nav aria-label="Pages">${link(page - 1, 'Newer')} ${link(page + 1, 'Older')}</nav>`;
};

/** The list of the mails, and of what was taken for spam. */
export const listPage = (found: OutboxPage, settings: Settings): string => {
  const mails = found.mails.map((row) => mailItem(row, settings)).join('\n');
  const spam = found.spam.map(spamItem).join('\n');
  return outboxDocument(
    'Outbox',
    `<header><h1>Outbox</h1><p>${notes[settings.mailer]}</p>
<nav aria-label="Outbox"><a href="/__outbox">Reload</a> <a href="/">To the site</a></nav></header>
<main>
<h2>Mails</h2>
${mails ? `<ul>${mails}</ul>` : '<p>No mail yet. Send a form of the site.</p>'}
${pager(found)}
<h2>Messages taken for spam</h2>
<p class="quiet">They are kept for 30 days and never mailed.</p>
${spam ? `<ul>${spam}</ul>` : '<p>None.</p>'}
</main>`,
  );
};

/** Addresses of the site itself become links, so that they can be tried; a stranger's stay text. */
const withOwnLinks = (text: string, siteUrl: string): string => {
  const origin = URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part) => {
      const safe = escapeHtml(part);
      return isOwn(part) ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
};

const headerRows = ({ mail, createdAt, attempts, lastError }: OutboxMail): string => {
  const rows: [string, string | undefined][] = [
    ['From', mail?.from || 'not configured (MAIL_FROM)'],
    ['To', mail?.to.join(', ') || 'not configured (MAIL_TO_PRIMARY)'],
    ['Cc', mail?.cc?.join(', ')],
    ['Bcc', mail?.bcc?.join(', ')],
    ['Reply-To', mail?.reply_to],
    ...Object.entries(mail?.headers ?? {}),
    ['Tries', attempts > 1 ? String(attempts) : undefined],
    ['Last answer', lastError ?? undefined],
  ];
  const shown = rows.filter(([, value]) => value);
  return `<dl>${shown.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('\n')}
<dt>Written</dt><dd>${time(createdAt)}</dd></dl>`;
};

const bodyOf = ({ id, mail }: OutboxMail, { siteUrl }: Settings): string =>
  mail
    ? `<h2 id="text">Text</h2><section aria-labelledby="text"><pre>${withOwnLinks(mail.text, siteUrl)}</pre></section>
<h2 id="html">HTML</h2><section aria-labelledby="html"><iframe title="The mail as HTML" sandbox src="/__outbox/${id}/html"></iframe></section>`
    : '<p>Its text has been kept long enough and was deleted.</p>';

/** One mail: its head, its text, and its HTML in a frame where nothing runs. */
export const mailPage = (row: OutboxMail, settings: Settings): string => {
  const subject = row.mail?.subject ?? 'A mail whose text has been deleted';
  const file = row.mail ? `<a href="/__outbox/${row.id}.eml" download>Download .eml</a>` : '';
  return outboxDocument(
    `${subject} – Outbox`,
    `<header><nav aria-label="Outbox"><a href="/__outbox">All mails</a> ${file}</nav>
<h1><bdi>${escapeHtml(subject)}</bdi></h1><p>${stateOf(row, settings)}</p></header>
<main><section aria-label="Head of the mail">${headerRows(row)}</section>
${bodyOf(row, settings)}
</main>`,
  );
};

/** What is said instead of a list while there is no database. */
export const closedPage = (): string =>
  outboxDocument(
    'Outbox',
    '<header><h1>Outbox</h1></header><main><p class="note">The database is not open. The terminal says why; <a href="/__outbox">try again</a>.</p></main>',
  );
