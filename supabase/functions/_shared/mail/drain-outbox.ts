import type { ServerDeps } from '../deps.ts';
import { outboxClaim, outboxSettle } from '../sql/sql-calls.ts';
import type { ClaimedMail, SettleInput } from '../sql/sql-types.ts';
import { backoffSeconds, firstBackoff, longestWait } from './backoff-seconds.ts';
import type { Mail } from './mail.ts';
import { type MailVerdict, sendWithResend } from './send-with-resend.ts';

type Claim = ClaimedMail<Mail>;

/** The record of a try, without the claim it belongs to. */
type Outcome = SettleInput extends infer Input
  ? Input extends unknown
    ? Omit<Input, 'id' | 'leaseToken'>
    : never
  : never;

/** The result of a try: the provider's answer, or that it was not made because its key has expired. */
type Try = MailVerdict | { kind: 'expired'; error: string };

/** How many mails a drain sent, and how many it gave up. */
type Drained = { sent: number; failed: number };

/** The provider forgets a key after 24 hours; then a second try could be a second mail. */
const keyHours = 23;

/** The rendering a mail is sent in, and its key: the second goes without the address the provider refused. */
const renderingOf = ({ mail, variant, dedupeKey }: Pick<Claim, 'mail' | 'variant' | 'dedupeKey'>) => {
  if (variant === 0) return { mail, key: dedupeKey };
  const { reply_to: _, ...rest } = mail;
  return { mail: rest, key: `${dedupeKey}-v${variant}` };
};

/** Whether an earlier try may have been accepted so long ago that its key is worth nothing. */
const isTooOld = ({ ambiguous, firstAttemptAt }: Claim, now: Date): boolean =>
  ambiguous && now.getTime() - Date.parse(firstAttemptAt) >= keyHours * 60 * 60 * 1000;

/** What becomes of a mail after an answer. */
const outcomeOf = (verdict: Try, claim: Claim): Outcome => {
  const { variant, attempts, mail } = claim;
  const { error = '' } = verdict;
  switch (verdict.kind) {
    case 'sent':
      return { status: 'sent', providerId: verdict.providerId, ...(error && { error }) };
    case 'wait': {
      const { seconds } = verdict;
      return { status: 'retry', error, retryInSeconds: seconds, pauseSeconds: seconds, countAttempt: false };
    }
    case 'busy':
      return { status: 'retry', error, retryInSeconds: firstBackoff, countAttempt: false };
    case 'unsure':
      return {
        status: 'retry',
        error,
        retryInSeconds: backoffSeconds(attempts, Math.random()),
        ambiguous: true,
      };
    case 'expired':
      return { status: 'failed', error };
    case 'refused':
      if (variant > 0 || mail.reply_to === undefined) return { status: 'failed', error };
      return { status: 'retry', error, retryInSeconds: 0, variant: 1 };
  }
};

/** A mail rendered before sender or recipients were configured is sent to those of today. */
const complete = (mail: Mail, { config }: ServerDeps): Mail => ({
  ...mail,
  from: mail.from || config.mail.from,
  to: mail.to.length > 0 ? mail.to : config.mail.to,
});

const deliver = async (deps: ServerDeps, claim: Claim): Promise<Try> => {
  if (deps.config.mailer !== 'resend') return { kind: 'sent', providerId: null };
  if (isTooOld(claim, deps.now())) return { kind: 'expired', error: `unsure for ${keyHours} hours` };
  const { mail, key } = renderingOf(claim);
  return sendWithResend(deps, { mail: complete(mail, deps), key });
};

const logVerdict = ({ log }: ServerDeps, claim: Claim, verdict: Try): void => {
  const alarm = ['refused', 'expired'].includes(verdict.kind) || (verdict.kind === 'wait' && verdict.alarm);
  const wrongKey = verdict.kind === 'sent' && verdict.error !== undefined;
  const [, status = 'none'] = /^(\d{3})/.exec(verdict.error ?? '') ?? [];
  const level = alarm || wrongKey ? 'error' : 'info';
  const wait = verdict.kind === 'wait' && { seconds: verdict.seconds };
  log({ level, event: `mail_${verdict.kind}`, mail: claim.id, kind: claim.kind, status, ...wait });
};

const sendOne = async (deps: ServerDeps, claim: Claim): Promise<Outcome['status']> => {
  const verdict = await deliver(deps, claim);
  logVerdict(deps, claim, verdict);
  const outcome = outcomeOf(verdict, claim);
  await outboxSettle(deps.db, { id: claim.id, leaseToken: claim.leaseToken, ...outcome });
  return outcome.status;
};

/**
 * Sends the due mails, at most `limit` tries, one after the other: each is claimed when its turn comes, so that a pause
 * after one try holds back the next.
 */
export const drainOutbox = async (deps: ServerDeps, limit: number): Promise<Drained> => {
  const drained: Drained = { sent: 0, failed: 0 };
  if (deps.config.mailer === 'hold') return drained;
  for (let tries = 0; tries < limit; tries += 1) {
    const { mails } = await outboxClaim<Mail>(deps.db, { limit: 1, longestWaitSeconds: longestWait });
    const [claim] = mails;
    if (!claim) break;
    const status = await sendOne(deps, claim);
    if (status !== 'retry') drained[status] += 1;
  }
  return drained;
};
