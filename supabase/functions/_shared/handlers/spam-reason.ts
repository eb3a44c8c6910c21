import type { Deps } from '../deps.ts';
import { momentOf } from '../uuid.ts';

/** Why a form looks like a machine's. It is a mark for the owner; nothing is refused or dropped for it. */
type SpamReason = 'honeypot' | 'too_fast';

type Signs = {
  /** The value of the field that no person sees. */
  honeypot: unknown;
  /** The key that the form made when it was first touched. */
  key: string | null;
};

/**
 * The signs of a machine: the hidden field is filled in, or the form was sent faster than a person types after its
 * first touch. A clock that is wrong by hours or days gives a time outside the short span that is suspicious.
 */
export const spamReason = (
  { now, config }: Pick<Deps, 'now' | 'config'>,
  { honeypot, key }: Signs,
): SpamReason | null => {
  if (honeypot !== undefined && honeypot !== null && honeypot !== '') return 'honeypot';
  const began = key === null ? undefined : momentOf(key);
  const elapsed = began === undefined ? -1 : now().getTime() - began;
  return elapsed >= 0 && elapsed < config.minFillMs ? 'too_fast' : null;
};
