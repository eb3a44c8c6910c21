/** The answer to a call: a body as JSON, or none. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** Every way in which a call can fail, with its status and message for developers. */
const kinds = {
  invalid_json: [400, 'The body is not a JSON object.'],
  invalid_utf8: [400, 'The body is not UTF-8.'],
  invalid_idempotency_key: [400, 'The header Idempotency-Key is not a UUID.'],
  unauthorized: [401, 'The public key is missing or wrong.'],
  origin_not_allowed: [403, 'This origin may not call the function.'],
  not_found: [404, 'There is nothing under this token.'],
  method_not_allowed: [405, 'The function does not answer this method.'],
  request_timeout: [408, 'The body did not arrive in time.'],
  idempotency_key_reused: [409, 'This key was used with another body.'],
  payload_too_large: [413, 'The body is larger than 32 KiB.'],
  unsupported_media_type: [415, 'The body must be sent as application/json.'],
  validation_failed: [422, 'Some answers break a rule.'],
  rate_limited: [429, 'Too many calls. Try again later.'],
  internal_error: [500, 'Something went wrong.'],
  temporarily_unavailable: [503, 'The function is not available for a moment. Try again.'],
} as const satisfies Record<string, readonly [number, string]>;

/** The code of a failure. */
type RefusalCode = keyof typeof kinds;

type Extras = { details?: Record<string, string>; headers?: Record<string, string> };

/** Ends a call with a failure. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(code: RefusalCode, { details = {}, headers = {} }: Extras = {}) {
    super(code);
    const [status, message] = kinds[code];
    this.answer = { status, headers, body: { success: false, error: code, message, details } };
  }
}
