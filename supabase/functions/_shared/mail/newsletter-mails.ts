import { createLinkTokens, type TokenSubject } from '../link-tokens.ts';
import type { FunctionsConfig } from '../read-config.ts';
import type { QueuedMail } from '../sql/sql-types.ts';
import { escapeHtml } from './escape.ts';
import { htmlMail, type Mail } from './mail.ts';
import { type Language, mailWordsOf } from './words.ts';

/** The recipient of a newsletter mail. */
type Reader = TokenSubject & { email: string; language: Language };

/** Whether mails of the newsletter can be made at all: without a secret and addresses they would hold no way out. */
export const canMailReaders = ({ unsubscribeSecret, siteUrl, functionsUrl }: FunctionsConfig): boolean =>
  unsubscribeSecret !== '' && siteUrl !== '' && functionsUrl !== '';

/** The page of the site for one of the reader's two decisions; the token stands where no server and no log sees it. */
export const pageLink = (config: FunctionsConfig, path: string, token: string): string =>
  `${new URL(path, config.siteUrl).href}#t=${token}`;

/** `asks`: the link is what the mail is about, not a way out at its end. */
type Content = { title: string; text: string; why: string; link: string; href: string; asks?: boolean };

const textOf = ({ title, text, why, link, href, asks }: Content): string => {
  const call = `${link}: ${href}`;
  const parts = asks ? [title, `${text}\n${call}`, why] : [title, text, `${why}\n${call}`];
  return `${parts.join('\n\n')}\n`;
};

const bodyOf = ({ title, text, why, link, href, asks }: Content): string => {
  const call = `<br>\n<a href="${escapeHtml(href)}">${escapeHtml(link)}</a>`;
  return [
    `<h1 style="font-size:22px">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}${asks ? call : ''}</p>`,
    `<p style="font-size:14px;color:#47605d">${escapeHtml(why)}${asks ? '' : call}</p>`,
  ].join('\n');
};

const mailOf = ({ mail }: FunctionsConfig, reader: Reader, content: Content & { subject: string }): Mail => ({
  from: mail.from,
  to: [reader.email],
  subject: content.subject,
  text: textOf(content),
  html: htmlMail({ language: reader.language, title: content.subject, body: bodyOf(content) }),
});

/** The mail that welcomes a reader, with the ways to leave: a link to a page, and one click in the mail program. */
const welcomeMail = async (config: FunctionsConfig, reader: Reader): Promise<Mail> => {
  const { welcome, pages } = mailWordsOf(reader.language);
  const token = await createLinkTokens(config.unsubscribeSecret, 'unsubscribe').make(reader);
  return {
    ...mailOf(config, reader, { ...welcome, href: pageLink(config, pages.unsubscribe, token) }),
    headers: {
      'List-Unsubscribe': `<${config.functionsUrl}/newsletter-unsubscribe?t=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

/** The mail that asks a reader to confirm. */
const confirmMail = async (config: FunctionsConfig, reader: Reader): Promise<Mail> => {
  const { confirm, pages } = mailWordsOf(reader.language);
  const token = await createLinkTokens(config.unsubscribeSecret, 'confirm').make(reader);
  return mailOf(config, reader, { ...confirm, href: pageLink(config, pages.confirm, token), asks: true });
};

/** The welcome mail as it is queued: once for each time the reader came. */
export const queuedWelcome = async (config: FunctionsConfig, reader: Reader): Promise<QueuedMail<Mail>> => ({
  kind: 'welcome',
  dedupeKey: `welcome-${reader.subscriberId}-${reader.version}`,
  mail: await welcomeMail(config, reader),
});

/** The mail that asks to confirm as it is queued: at most once a day. */
export const queuedConfirm = async (
  config: FunctionsConfig,
  reader: Reader,
  now: Date,
): Promise<QueuedMail<Mail>> => ({
  kind: 'confirm',
  dedupeKey: `confirm-${reader.subscriberId}-${reader.version}-${now.toISOString().slice(0, 10)}`,
  mail: await confirmMail(config, reader),
});
