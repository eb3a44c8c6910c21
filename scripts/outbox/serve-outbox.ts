import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { FunctionsConfig } from '../../supabase/functions/_shared/read-config.ts';
import { emlFile } from './eml-file.ts';
import { isLocalCaller } from './is-local-caller.ts';
import { closedPage, listPage, mailPage, outboxDocument } from './outbox-pages.ts';
import { readMail, readOutboxPage } from './outbox-rows.ts';
import { outboxStyles } from './outbox-styles.ts';

/** What the outbox needs: where the mails are, and what becomes of them. */
type OutboxOptions = { db: Db; config: Pick<FunctionsConfig, 'mailer' | 'siteUrl'> };

type Reply = { status?: number; type?: string; headers?: Record<string, string>; body: string };

const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail's HTML may look as it was written, and do nothing: no script, no request, no form, no origin of its own. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const html = 'text/html; charset=utf-8';

const address =
  /^\/__outbox(?:\/(?:(?<file>style\.css)|(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?<view>\/html|\.eml)?))?$/;

const missing = (): Reply => ({
  status: 404,
  body: outboxDocument(
    'Outbox',
    '<main><h1>There is no such mail</h1><p><a href="/__outbox">All mails</a></p></main>',
  ),
});

const asFile = (id: string, createdAt: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="mail-${createdAt.slice(0, 10)}-${id.slice(0, 8)}.eml"`,
});

const mailReply = async ({ db, config }: OutboxOptions, id: string, view = ''): Promise<Reply> => {
  const row = await readMail(db, id);
  if (!row) return missing();
  const { mail, createdAt } = row;
  if (view === '') return { body: mailPage(row, config) };
  if (!mail) return missing();
  if (view === '/html') return { headers: { 'content-security-policy': mailPolicy }, body: mail.html };
  const body = emlFile({ id, createdAt: new Date(createdAt), mail });
  return { type: 'message/rfc822', headers: asFile(id, createdAt), body };
};

const pageNumber = (query: string): number => {
  const page = Number(new URLSearchParams(query).get('page') ?? '1');
  return Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
};

const replyTo = async (options: OutboxOptions, url: string): Promise<Reply> => {
  const [pathname = '', query = ''] = url.split('?');
  const { groups } = address.exec(pathname.replace(/\/$/, '')) ?? {};
  if (!groups) return missing();
  if (groups.file) return { type: 'text/css; charset=utf-8', body: outboxStyles };
  if (groups.id) return mailReply(options, groups.id, groups.view);
  return { body: listPage(await readOutboxPage(options.db, pageNumber(query)), options.config) };
};

const send = (response: ServerResponse, { status = 200, type = html, headers = {}, body }: Reply): void => {
  const own = {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
  response.writeHead(status, { ...own, ...headers });
  response.end(body);
};

/**
 * The page that shows the mails to whoever sits at this computer. Returns whether it answered: to everybody else the
 * address does not exist.
 */
export const serveOutbox =
  (options: OutboxOptions) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method = 'GET' } = request;
    if (!/^\/__outbox(?=[/?]|$)/.test(url) || !isLocalCaller(request)) return false;
    if (method !== 'GET' && method !== 'HEAD') {
      request.resume();
      send(response, {
        status: 405,
        type: 'text/plain',
        headers: { allow: 'GET, HEAD' },
        body: 'Only GET\n',
      });
      return true;
    }
    replyTo(options, url)
      .catch((): Reply => ({ status: 503, headers: { 'retry-after': '5' }, body: closedPage() }))
      .then((reply) => send(response, reply))
      .catch(() => response.destroy());
    return true;
  };
