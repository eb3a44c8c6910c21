import type { FunctionsConfig } from './config.ts';
import { type Answer, Refusal } from './refusal.ts';
import { sameSecret } from './signing.ts';

/** What every answer carries. */
const commonHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'Origin',
};

const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'content-language',
  'idempotency-key',
  'x-client-info',
  'x-request-id',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

/** Whose answer it is. */
type AnswerContext = { config: FunctionsConfig; request: Request; requestId: string };

const corsHeaders = ({ config, request }: AnswerContext): Record<string, string> => {
  const origin = request.headers.get('origin');
  if (origin === null || !config.origins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
};

/** An answer as a response, with what every answer carries. */
export const respond = ({ status, body, headers = {} }: Answer, context: AnswerContext): Response => {
  const json: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  const all = {
    ...commonHeaders,
    ...corsHeaders(context),
    'x-request-id': context.requestId,
    ...json,
    ...headers,
  };
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: all });
};

/** Refuses a page of another site. A call without an origin comes from no page. */
export const checkOrigin = ({ headers }: Request, { origins }: FunctionsConfig): void => {
  const origin = headers.get('origin');
  if (origin !== null && !origins.includes(origin)) throw new Refusal('origin_not_allowed');
};

/** The answer to a preflight request. */
export const preflightAnswer = (methods: readonly string[]): Answer => ({
  status: 204,
  headers: {
    allow: [...methods, 'OPTIONS'].join(', '),
    'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '86400',
  },
});

/** The credential of the header `Authorization: Bearer …`. */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Refuses a call without a public key of the site, be it as `apikey` or as bearer. */
export const checkPublicKey = async (request: Request, { publicKeys }: FunctionsConfig): Promise<void> => {
  const given = [request.headers.get('apikey'), bearerOf(request)].filter((key) => typeof key === 'string');
  const pairs = given.flatMap((key) => publicKeys.map((expected) => sameSecret(key, expected)));
  if (!(await Promise.all(pairs)).includes(true)) throw new Refusal('unauthorized');
};

/** The type of a body without its parameters. */
export const mediaType = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The name of a call: the caller's own where it is one, so that both logs can be compared. */
export const requestIdOf = ({ headers }: Request): string => {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
};
