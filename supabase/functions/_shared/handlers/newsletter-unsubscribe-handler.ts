import type { Handler } from '../deps.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { readBytes, readJson } from '../http/read-body.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { checkOrigin, mediaType } from '../http/request-headers.ts';
import { pageLink } from '../mail/newsletter-mails.ts';
import { mailWordsOf, requestLanguage } from '../mail/words.ts';
import { newsletterUnsubscribe } from '../sql/sql-calls.ts';
import { subjectOf } from './subject-of.ts';

const methods = ['POST', 'GET', 'HEAD'];

const oneClickTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const tokenOf = ({ url }: Request): string => new URL(url).searchParams.get('t') ?? '';

/** A link that is only looked at, by a person or by a scanner, leads to the page with the button and changes nothing. */
const toPage = ({ deps, request }: Call): Answer => {
  const { config } = deps;
  if (config.siteUrl === '') throw new Refusal('method_not_allowed', { headers: { allow: 'POST, OPTIONS' } });
  const token = tokenOf(request)
    .replace(/[^\w-]/g, '')
    .slice(0, 100);
  const { pages } = mailWordsOf(requestLanguage(request));
  return { status: 303, headers: { location: pageLink(config, pages.unsubscribe, token) } };
};

const leave = async ({ deps }: Call, token: unknown, via: 'one_click' | 'page'): Promise<void> => {
  const subject = await subjectOf(deps.config, 'unsubscribe', token);
  const { outcome } = await newsletterUnsubscribe(deps.db, { ...subject, via });
  if (outcome === 'unknown') throw new Refusal('not_found');
};

/** One click in a mail program (RFC 8058): no page, no key, no cookie; the token alone counts. */
const oneClick = async (call: Call): Promise<Answer> => {
  const { request, deps } = call;
  await readBytes(request, deps.config.bodyTimeoutMs);
  await leave(call, tokenOf(request), 'one_click');
  return { status: 200 };
};

const fromPage = async (call: Call): Promise<Answer> => {
  const { token } = await readJson(call.request, call.deps.config.bodyTimeoutMs);
  await leave(call, token, 'page');
  return { status: 200, body: { success: true, status: 'unsubscribed' } };
};

const receive = async (call: Call): Promise<Answer> => {
  const { request, deps } = call;
  if (request.method !== 'POST') return toPage(call);
  if (oneClickTypes.includes(mediaType(request))) return oneClick(call);
  checkOrigin(request, deps.config);
  return fromPage(call);
};

/** `newsletter-unsubscribe`: ends a subscription by its token. Only POST changes anything. */
export const newsletterUnsubscribeHandler: Handler = endpoint(
  { name: 'newsletter-unsubscribe', methods, access: 'open' },
  receive,
);
