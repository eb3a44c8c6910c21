import schema from '../../../../schemas/forms/newsletter.schema.json' with { type: 'json' };
import type { Handler } from '../deps.ts';
import { detailCodes, type FormSchema, readForm } from '../form-rules.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { readJson } from '../http/read-body.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { isSingleAddress } from '../mail/mail.ts';
import { canMailReaders, queuedConfirm, queuedWelcome } from '../mail/newsletter-mails.ts';
import { mailWordsOf, requestLanguage } from '../mail/words.ts';
import { sha256 } from '../signing.ts';
import { newsletterSubscribe } from '../sql/sql-calls.ts';
import type { QueuedMail, Subscribed, SubscribeInput } from '../sql/sql-types.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { bucketsOf, idempotencyKeyOf, tooManyCalls, visitorOf } from './form-call.ts';
import { spamReason } from './spam-reason.ts';

const form: FormSchema = schema;

/** One mail for an address in 24 hours, so that the form cannot be used to fill a stranger's inbox. */
const perDay = { burst: 1, perMinute: 1 / (24 * 60) };

type Body = Record<string, unknown>;
type Wish = { email: string; source: string; key: string | null; mailed: boolean };

const detailsOf = (email: unknown, rest: Body): Record<string, string> => {
  const codes = detailCodes(form, readForm(form, { ...rest, email: email ?? '' }));
  const empty = email === undefined || (typeof email === 'string' && email.trim() === '');
  return empty ? { ...codes, email: 'email_required' } : codes;
};

const readWish = ({ deps, request }: Call, body: Body): Wish => {
  const key = idempotencyKeyOf(request);
  const { website: honeypot, source = 'website', email, ...rest } = body;
  const details = detailsOf(email, rest);
  const known = typeof source === 'string' && /^[\w.-]{1,40}$/.test(source);
  const all = known ? details : { ...details, source: 'source_invalid' };
  if (Object.keys(all).length > 0) throw new Refusal('validation_failed', { details: all });
  const address = (readForm(form, { email }).values.email ?? '').toLowerCase();
  const spam = spamReason(deps, { honeypot, key });
  // A form sent too fast may be from a person in a hurry, who gets the mail; a honeypot is filled in by a machine,
  // perhaps with a stranger's address.
  const mailed = spam !== 'honeypot' && isSingleAddress(address) && canMailReaders(deps.config);
  return { email: address, source: spam ? `${source}:${spam}` : String(source), key, mailed };
};

const mailsFor = async (
  { deps, request }: Call,
  wish: Wish,
  who: Pick<SubscribeInput, 'id' | 'tokenVersion'>,
) => {
  if (!wish.mailed) return [];
  const { config } = deps;
  const reader = {
    subscriberId: who.id,
    version: who.tokenVersion,
    email: wish.email,
    language: requestLanguage(request),
  };
  const mail: QueuedMail = config.doubleOptIn
    ? await queuedConfirm(config, reader, deps.now())
    : await queuedWelcome(config, reader);
  return [mail];
};

const commonInput = async (call: Call, { email, source, key }: Wish) => {
  const { limits, doubleOptIn } = call.deps.config;
  const visitor = await visitorOf(call);
  const language = requestLanguage(call.request);
  return {
    email,
    source,
    key,
    doubleOptIn,
    locale: language,
    consent: mailWordsOf(language).consent,
    limits: bucketsOf('newsletter', visitor, [limits.newsletter, limits.newsletterGlobal]),
  };
};

/** Counted anew for who left and came back: only the owner of the inbox has the link to leave. */
const mailLimitOf = async (email: string, tokenVersion: number) => ({
  key: `mail:${(await sha256(email)).slice(0, 32)}:${tokenVersion}`,
  ...perDay,
});

/** Subscribes; if the database already has the address, the mail is rendered again with its data. */
const subscribe = async (call: Call, wish: Wish): Promise<Subscribed> => {
  const { db } = call.deps;
  const input = await commonInput(call, wish);
  let who = { id: crypto.randomUUID() as string, tokenVersion: 1 };
  for (let tries = 0; tries < 3; tries += 1) {
    const mail = await mailsFor(call, wish, who);
    const mailLimit = await mailLimitOf(wish.email, who.tokenVersion);
    const result = await newsletterSubscribe(db, { ...input, ...who, mail, mailLimit });
    if (result.outcome !== 'render') return result;
    who = { id: result.id, tokenVersion: result.tokenVersion };
  }
  throw new Refusal('temporarily_unavailable', { headers: { 'retry-after': '1' } });
};

const receive = async (call: Call): Promise<Answer> => {
  const body = await readJson(call.request, call.deps.config.bodyTimeoutMs);
  if (Object.hasOwn(body, 'token')) return confirmSubscription(call, body.token);
  const result = await subscribe(call, readWish(call, body));
  if (result.outcome === 'limited') throw tooManyCalls(result);
  if (result.outcome === 'conflict') throw new Refusal('idempotency_key_reused');
  if (result.outcome === 'render') throw new Refusal('temporarily_unavailable');
  call.deps.drainLater();
  const { answers } = mailWordsOf(requestLanguage(call.request));
  return { status: 200, body: { success: true, status: result.outcome, message: answers[result.outcome] } };
};

/** `newsletter-subscribe`: takes an address, or with a `token` the confirmation of one. */
export const newsletterSubscribeHandler: Handler = endpoint(
  { name: 'newsletter-subscribe', methods: ['POST'], access: 'page' },
  receive,
);
