import type { JournalEntry } from './journal-lines.ts';
import type { SiteCall } from './site-call-of.ts';

type Fields = Record<string, unknown>;

/**
 * A call that changed something, or repeated one that did. `mark` names the change, so that repeats are known; `reader`
 * is the id of the reader of the newsletter whom it is about.
 */
export type Recorded = { entry: JournalEntry; mark: string; repeated: boolean; reader?: string };

type Recorder = (
  input: Fields,
  result: Fields,
) => (Omit<Recorded, 'entry'> & { op?: string; payload: Fields }) | undefined;

/** Limits do not count when what was accepted is replayed. */
const withoutLimits = ({ limits: _, mailLimit: __, now: ___, ...payload }: Fields): Fields => payload;

/** The mail of a repeated call goes by the name of the first one's, so that it is known when that was sent. */
const mailNamedAfter = ({ mail, id }: Fields, first: unknown): Fields[] =>
  (mail as { dedupeKey: string }[]).map((one) => ({
    ...one,
    dedupeKey: one.dedupeKey.replace(String(id), String(first)),
  }));

const contact: Recorder = (input, { outcome, id }) => {
  if (outcome !== 'stored' && outcome !== 'replayed') return undefined;
  return {
    payload: { ...withoutLimits(input), id, mail: mailNamedAfter(input, id) },
    mark: `contact ${id}`,
    repeated: outcome === 'replayed',
  };
};

const subscriptions = new Set<unknown>([
  'subscribed',
  'already_subscribed',
  'reactivated',
  'confirmation_required',
]);

const subscribe: Recorder = (input, { outcome, id, tokenVersion, mailed, replayed }) => {
  if (!subscriptions.has(outcome)) return undefined;
  const repeated = replayed === true || outcome === 'already_subscribed';
  const payload = { ...withoutLimits(input), id, tokenVersion, mail: mailed ? input.mail : [] };
  return { payload, mark: `subscribe ${id} ${tokenVersion}`, repeated, reader: String(id) };
};

/** A call about a token: `done` and `again` are its two good outcomes. */
const byToken =
  (done: string, again: string): Recorder =>
  (input, { outcome }) => {
    if (outcome !== done && outcome !== again) return undefined;
    const { subscriberId, tokenVersion } = input;
    const payload = outcome === done ? withoutLimits(input) : { ...withoutLimits(input), mail: [] };
    const mark = `${done} ${subscriberId} ${tokenVersion}`;
    return { payload, mark, repeated: outcome === again, reader: String(subscriberId) };
  };

const settle: Recorder = (_, { settled, status, dedupeKey, kind }) => {
  if (settled !== true || status === 'pending') return undefined;
  return {
    op: 'mail_mark',
    payload: { dedupeKey, kind, status },
    mark: `mail ${dedupeKey}`,
    repeated: false,
  };
};

/** Only the hash is kept, so that an erased address is not in the journal. */
const suppress: Recorder = ({ reason }, { emailHash }) => ({
  payload: { emailHash, reason },
  mark: `suppress ${emailHash}`,
  repeated: false,
});

const recorders: Record<string, Recorder> = {
  contact_accept: contact,
  newsletter_subscribe: subscribe,
  newsletter_confirm: byToken('confirmed', 'already_confirmed'),
  newsletter_unsubscribe: byToken('unsubscribed', 'already_unsubscribed'),
  newsletter_suppress: suppress,
  outbox_settle: settle,
};

/** One call of an SQL function of the site and its answer. */
export type AnsweredCall = SiteCall & { result: Fields; at: Date };

/** What the journal keeps of a call, if anything. */
export const recordedCall = ({ name, input, result, at }: AnsweredCall): Recorded | undefined => {
  const recorded = recorders[name]?.(input, result);
  if (!recorded) return undefined;
  const { op = name, payload, ...rest } = recorded;
  return { entry: { op, at: at.toISOString(), payload }, ...rest };
};
