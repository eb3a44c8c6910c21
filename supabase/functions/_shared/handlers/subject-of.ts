import { Refusal } from '../http/refusal.ts';
import { createLinkTokens, type TokenPurpose } from '../link-tokens.ts';
import type { FunctionsConfig } from '../read-config.ts';
import type { TokenInput } from '../sql/sql-types.ts';

/** The subscription that a token of this purpose is about. Refuses what is no such token. */
export const subjectOf = async (
  { unsubscribeSecret }: FunctionsConfig,
  purpose: TokenPurpose,
  token: unknown,
): Promise<TokenInput> => {
  const { read } = createLinkTokens(unsubscribeSecret, purpose);
  const subject = typeof token === 'string' ? await read(token) : undefined;
  if (!subject) throw new Refusal('not_found');
  return { subscriberId: subject.subscriberId, tokenVersion: subject.version };
};
