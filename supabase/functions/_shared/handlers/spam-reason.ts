import { momentOf } from '../uuid.ts';

/** Why a form looks like a machine's. It is a mark for the owner; nothing is refused or dropped for it. */
type SpamReason = 'honeypot' | 'too_fast';

type Signs = {
  /** The value of the field that no person sees. */
  honeypot: unknown;
  idempotencyKey: string | undefined;
  now: Date;
  minFillMs: number;
};

/**
 * The signs of a machine: the hidden field is filled in, or the form was sent faster than a person types after its
 * first touch. A clock that is wrong by hours or days gives a time outside the short span that is suspicious.
 */
export const spamReason = ({ honeypot, idempotencyKey, now, minFillMs }: Signs): SpamReason | undefined => {
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return 'honeypot';
  const began = idempotencyKey === undefined ? undefined : momentOf(idempotencyKey);
  const elapsed = began === undefined ? -1 : now.getTime() - began;
  return elapsed >= 0 && elapsed < minFillMs ? 'too_fast' : undefined;
};
