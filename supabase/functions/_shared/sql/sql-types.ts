import type { RateLimit } from '../read-config.ts';

/** A bucket to take one token from. `key` says whose it is (`contact:<client hash>`, `contact`), never an address. */
export type Bucket = RateLimit & { key: string };

/** A rendered mail on its way into the outbox. `dedupeKey` is queued once, ever, and is the provider's key too. */
export type QueuedMail<Mail = unknown> = { dedupeKey: string; kind: string; mail: Mail };

/** The moment of a call, for tests and replays. Without it, the database's clock counts. */
export type At = { now?: Date };

/** Refused for now: try again after `retryAfter` whole seconds. Nothing was taken or written. */
export type Limited = { outcome: 'limited'; retryAfter: number };

/**
 * A message of the contact form. `fields` is the checked body as it is; fields without a column of their own are kept
 * too.
 */
export type ContactInput = At & {
  id: string;
  /** The visitor's Idempotency-Key; without one the same `payloadHash` within ten minutes is the same message. */
  key: string | null;
  /** SHA-256 of the fields, 64 lower-case hex digits. */
  payloadHash: string;
  fields: Record<string, unknown>;
  locale: string;
  /** Why this is taken for spam; then `mail` should be empty. */
  spam: string | null;
  clientHash: string | null;
  /** Without any, nothing is limited. */
  limits: Bucket[];
  mail: QueuedMail[];
};

/** `id` is that of the stored message: for `replayed` the first one's. */
export type ContactAccepted =
  | { outcome: 'stored' | 'replayed'; id: string }
  | { outcome: 'conflict' }
  | Limited;

/**
 * A subscription. Mails carry a token made of the subscriber's id and token version, which only the database knows of
 * an address that was here before: call with a new id and version 1 first, and on `render` again with mails for the
 * id and version it names.
 */
export type SubscribeInput = At & {
  id: string;
  tokenVersion: number;
  /** Trimmed and lower case. */
  email: string;
  source: string;
  locale: string;
  consent: { text: string; version: string } | null;
  /** On: the mail asks for a confirmation and the answer is `confirmation_required`. */
  doubleOptIn: boolean;
  /** An Idempotency-Key: a second try under it gets the first one's answer. */
  key: string | null;
  limits: Bucket[];
  /** How often this address may get such a mail; if the bucket is empty, only the mail is left out. */
  mailLimit: Bucket | null;
  mail: QueuedMail[];
};

/** What became of a subscription that counts. */
type SubscriptionStatus = 'subscribed' | 'already_subscribed' | 'reactivated' | 'confirmation_required';

/** `render`: nothing was changed, render for this id and version and call again. `suppressed`: bounced or complained. */
export type Subscribed =
  | {
      outcome: SubscriptionStatus;
      id: string;
      tokenVersion: number;
      mailed: boolean;
      replayed: boolean;
    }
  | { outcome: 'render'; id: string; tokenVersion: number }
  | { outcome: 'suppressed' | 'conflict' }
  | Limited;

/** The subject of a token, after its signature was checked. */
export type TokenInput = At & { subscriberId: string; tokenVersion: number };

/** Call with `mail: null` first: `render` then has the address and language for the welcome mail. */
export type ConfirmInput = TokenInput & { mail: QueuedMail[] | null };

/** `unknown`: no such subscriber, or a token of an older version. */
export type Confirmed =
  | { outcome: 'confirmed' | 'already_confirmed' | 'unknown' }
  | { outcome: 'render'; email: string; locale: string };

/** `via` is where it came from: `one_click` or `page`. */
export type UnsubscribeInput = TokenInput & { via: string };

/** Both mean that nothing is sent any more. */
export type Unsubscribed = { outcome: 'unsubscribed' | 'already_unsubscribed' | 'unknown' };

/**
 * Takes up to `limit` due mails under a lease (60 s unless given). `ids` takes these only. What would wait longer than
 * `longestWaitSeconds` is due: a clock that was wrong said so.
 */
export type ClaimInput = At & {
  limit: number;
  leaseSeconds?: number;
  longestWaitSeconds?: number;
  ids?: string[];
};

/** A mail under a lease. `ambiguous`: an earlier try may have been accepted, first at `firstAttemptAt`. */
export type ClaimedMail<Mail = unknown> = QueuedMail<Mail> & {
  id: string;
  variant: number;
  attempts: number;
  firstAttemptAt: string;
  ambiguous: boolean;
  leaseToken: string;
};

/** `pausedUntil` says why nothing was claimed, when the whole queue waits. */
export type Claimed<Mail = unknown> = { mails: ClaimedMail<Mail>[]; pausedUntil: string | null };

/** How many mails are still to be sent, also while the whole queue waits. */
export type WaitingMails = { waiting: number };

/** What became of a try. A lease that has run out and was given to another changes nothing. */
export type SettleInput = At & { id: string; leaseToken: string } & (
    | { status: 'sent'; providerId: string | null; error?: string }
    | { status: 'failed'; error: string }
    | {
        status: 'retry';
        error: string;
        /** The backoff is the caller's. */
        retryInSeconds: number;
        /** `false` for a try that does not count (429, a wrong key). Counted unless given. */
        countAttempt?: boolean;
        /** The provider may have accepted it. Stays set until the variant changes. */
        ambiguous?: boolean;
        /** The rendering to use from now on. */
        variant?: number;
        /** The whole queue waits so long, whatever an earlier answer said. */
        pauseSeconds?: number;
      }
  );

/** `settled: false` for a lease that is not held any more. */
export type Settled =
  | { settled: false }
  | {
      settled: true;
      dedupeKey: string;
      kind: string;
      status: 'sent' | 'failed' | 'pending';
      attempts: number;
    };
