import type { Call } from '../http/endpoint.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { canMailReaders, queuedWelcome } from '../mail/newsletter-mails.ts';
import { knownLanguage, mailWordsOf, requestLanguage } from '../mail/words.ts';
import { newsletterConfirm } from '../sql/sql-calls.ts';
import type { TokenInput } from '../sql/sql-types.ts';
import { subjectOf } from './subject-of.ts';

const confirm = async ({ deps, request }: Call, subject: TokenInput): Promise<string> => {
  const first = await newsletterConfirm(deps.db, { ...subject, mail: null });
  if (first.outcome !== 'render') return first.outcome;
  const language = knownLanguage(first.locale) ?? requestLanguage(request);
  const reader = {
    subscriberId: subject.subscriberId,
    version: subject.tokenVersion,
    email: first.email,
    language,
  };
  const mail = canMailReaders(deps.config) ? [await queuedWelcome(deps.config, reader)] : [];
  return (await newsletterConfirm(deps.db, { ...subject, mail })).outcome;
};

/** Confirms a subscription with the token of the mail that asked for it. Repeated, it says so. */
export const confirmSubscription = async (call: Call, token: unknown): Promise<Answer> => {
  const { deps, request } = call;
  const outcome = await confirm(call, await subjectOf(deps.config, 'confirm', token));
  if (outcome !== 'confirmed' && outcome !== 'already_confirmed') throw new Refusal('not_found');
  deps.drainLater();
  const { answers } = mailWordsOf(requestLanguage(request));
  const status = outcome === 'confirmed' ? 'subscribed' : 'already_subscribed';
  return { status: 200, body: { success: true, status, message: answers[status] } };
};
