import type { FunctionsConfig } from '../read-config.ts';
import type { Answer } from './refusal.ts';

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
