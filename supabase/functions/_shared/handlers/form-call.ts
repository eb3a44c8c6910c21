import { clientHash } from '../http/client-hash.ts';
import type { Call } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { RateLimit } from '../read-config.ts';
import type { Bucket, Limited } from '../sql/sql-types.ts';
import { readUuid } from '../uuid.ts';

/** The key under which a call counts once; null without one. */
export const idempotencyKeyOf = ({ headers }: Request): string | null => {
  const given = headers.get('idempotency-key');
  if (given === null) return null;
  const key = readUuid(given);
  if (key === undefined) throw new Refusal('invalid_idempotency_key');
  return key;
};

/** The visitor's name for today, from the address the call comes from. */
export const visitorOf = ({ deps, request }: Call): Promise<string> =>
  clientHash(deps.clientAddress(request), deps.config.ipSalt, deps.now());

/** The buckets that a call takes a token from: the visitor's own, and that of all visitors. */
export const bucketsOf = (
  name: string,
  visitor: string,
  limits: [own: RateLimit, all: RateLimit],
): Bucket[] => [
  { key: `${name}:${visitor}`, ...limits[0] },
  { key: name, ...limits[1] },
];

/** The failure of a call that came too often. */
export const tooManyCalls = ({ retryAfter }: Limited): Refusal =>
  new Refusal('rate_limited', { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } });
