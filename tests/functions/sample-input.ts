import { createHash, randomUUID } from 'node:crypto';
import type {
  ContactInput,
  QueuedMail,
  SubscribeInput,
} from '../../supabase/functions/_shared/sql/sql-types.ts';

/** The SHA-256 of anything, as the handlers make it. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

const fields = {
  name: 'Ana García',
  email: 'ana@example.com',
  company: '',
  inquiry: 'demo',
  message: 'We would like a demo, please.',
};

/** A mail as far as the database looks into it. */
export const mailFor = (id: string, kind = 'contact'): QueuedMail<{ subject: string }> => ({
  dedupeKey: `${kind}/${id}`,
  kind,
  mail: { subject: `A mail about ${id}` },
});

/** A message with a new id and key; `changes` are to its fields. */
export const messageWith = (changes: Record<string, unknown> = {}): ContactInput => {
  const id = randomUUID();
  const sent = { ...fields, ...changes };
  return {
    id,
    key: randomUUID(),
    payloadHash: hashOf(sent),
    fields: sent,
    locale: 'en',
    spam: null,
    clientHash: null,
    limits: [],
    mail: [mailFor(id)],
  };
};

/** A subscription of an address that is not known yet. */
export const subscriptionOf = (email = `${randomUUID()}@example.com`): SubscribeInput => {
  const id = randomUUID();
  return {
    id,
    tokenVersion: 1,
    email,
    source: 'website',
    locale: 'es',
    consent: { text: 'I want the newsletter', version: '1' },
    doubleOptIn: false,
    key: null,
    limits: [],
    mailLimit: null,
    mail: [mailFor(`${id}/1`, 'welcome')],
  };
};
