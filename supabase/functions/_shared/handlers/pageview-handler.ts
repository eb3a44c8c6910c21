import type { Handler } from '../deps.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { readJson } from '../http/read-body.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { checkOrigin, checkPublicKey } from '../http/request-headers.ts';
import { pageViewCount } from '../sql/sql-page-view.ts';
import { wellFormed } from '../well-formed.ts';
import { bucketsOf, tooManyCalls, visitorOf } from './form-call.ts';

const longestPath = 300;

/** No tag of a language that is in use is longer (RFC 5646, section 4.4.1). */
const longestLocale = 35;

/** What an e-mail address in a path looks like, its @ written out or encoded. */
const email = /[^\s/]+(@|%(25)*40)[^\s/]+\.[^\s/]+/i;

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** A path of a site as it is counted: without query and hash. Undefined for what no page of a site has. */
const countedPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const isPath =
    /^\/[^\s\p{Cc}]*$/u.test(path) && wellFormed(path) === path && [...path].length <= longestPath;
  return isPath && !email.test(path) ? path : undefined;
};

const countedLocale = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= longestLocale && languageTag.test(value) ? value : undefined;

/**
 * A beacon can carry no header, so a page is known by its origin alone; a call without an origin needs the public key.
 * It is sent as plain text, so that no preflight precedes every page view.
 */
const admit = async ({ deps, request }: Call): Promise<void> => {
  checkOrigin(request, deps.config);
  if (!request.headers.has('origin')) await checkPublicKey(request, deps.config);
};

const count = async (call: Call): Promise<Answer> => {
  const { deps, request } = call;
  await admit(call);
  const sent = await readJson(request, deps.config.bodyTimeoutMs, ['text/plain', 'application/json']);
  const path = countedPath(sent.path);
  const locale = countedLocale(sent.locale);
  if (path === undefined) throw new Refusal('validation_failed', { details: { path: 'path_invalid' } });
  if (locale === undefined) throw new Refusal('validation_failed', { details: { locale: 'locale_invalid' } });
  const { pageview: own, pageviewGlobal: all } = deps.config.limits;
  const limits = bucketsOf('pageview', await visitorOf(call), [own, all]);
  const counted = await pageViewCount(deps.db, { path, locale, limits });
  if (counted.outcome === 'limited') throw tooManyCalls(counted);
  return { status: 204 };
};

/** `pageview`: counts that a page was seen today. Nothing about who saw it is kept. */
export const pageviewHandler: Handler = endpoint(
  { name: 'pageview', methods: ['POST'], access: 'open' },
  count,
);
