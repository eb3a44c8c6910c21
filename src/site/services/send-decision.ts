import type { ServicesSettings } from '../../engine/core/types.ts';
import { callHeaders, postJson } from './call.ts';
import { type DecisionOutcome, decisionOutcome } from './outcome.ts';

/** The action of the link in a newsletter mail. */
type DecisionAction = 'unsubscribe' | 'confirm';

/** A reader's decision: the token of the mail's link says who decides. */
type Decision = { action: DecisionAction; token: string; locale: string };

/** A confirmation is taken by the function that subscribes, a farewell by the one beside it. */
const addressOf = (newsletterUrl: string, action: DecisionAction): string =>
  action === 'confirm' ? newsletterUrl : new URL('newsletter-unsubscribe', newsletterUrl).href;

/** Sends the decision. It may be repeated: the token makes every try the same. */
export const sendDecision = async (
  { newsletterUrl, backendKey }: ServicesSettings,
  { action, token, locale }: Decision,
): Promise<DecisionOutcome> => {
  if (!newsletterUrl) return { status: 'failed', reason: 'newsletterUrl is empty' };
  const headers = callHeaders(backendKey, { locale });
  return decisionOutcome(await postJson(addressOf(newsletterUrl, action), { body: { token }, headers }));
};
