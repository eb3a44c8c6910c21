import schema from '../../../../schemas/forms/contact.schema.json' with { type: 'json' };
import type { Handler } from '../deps.ts';
import { detailCodes, type FormSchema, type FormValues, readForm } from '../form-rules.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { readJson } from '../http/read-body.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { contactMail } from '../mail/contact-mail.ts';
import { requestLanguage } from '../mail/words.ts';
import { sha256 } from '../signing.ts';
import { contactAccept } from '../sql/sql-calls.ts';
import { bucketsOf, idempotencyKeyOf, tooManyCalls, visitorOf } from './form-call.ts';
import { spamReason } from './spam-reason.ts';

const form: FormSchema = schema;

type Message = { values: FormValues; key: string | null; spam: string | null };

const readMessage = async ({ deps, request }: Call): Promise<Message> => {
  const key = idempotencyKeyOf(request);
  const { website: honeypot, ...sent } = await readJson(request, deps.config.bodyTimeoutMs);
  const checked = readForm(form, sent);
  const details = detailCodes(form, checked);
  if (Object.keys(details).length > 0) throw new Refusal('validation_failed', { details });
  return { values: checked.values, key, spam: spamReason(deps, { honeypot, key }) };
};

const accept = async (call: Call, { values, key, spam }: Message) => {
  const { deps, request } = call;
  const { config } = deps;
  const id = crypto.randomUUID();
  const [payloadHash, visitor] = await Promise.all([sha256(JSON.stringify(values)), visitorOf(call)]);
  const language = requestLanguage(request);
  const mail = contactMail({ schema: form, values, language, received: deps.now() }, config);
  return contactAccept(deps.db, {
    id,
    key,
    payloadHash,
    fields: values,
    locale: language,
    spam,
    clientHash: visitor,
    limits: bucketsOf('contact', visitor, [config.limits.contact, config.limits.contactGlobal]),
    mail: spam === null ? [{ kind: 'contact', dedupeKey: `contact-${id}`, mail }] : [],
  });
};

const receive = async (call: Call): Promise<Answer> => {
  const accepted = await accept(call, await readMessage(call));
  if (accepted.outcome === 'limited') throw tooManyCalls(accepted);
  if (accepted.outcome === 'conflict') throw new Refusal('idempotency_key_reused');
  call.deps.drainLater();
  // A message that looks like a machine's is answered like every other.
  return { status: 200, body: { success: true, id: accepted.id, replayed: accepted.outcome === 'replayed' } };
};

/** `resend-email`: takes a message of the contact form. It is stored when the answer is given; its mail follows. */
export const contactHandler: Handler = endpoint(
  { name: 'resend-email', methods: ['POST'], access: 'page' },
  receive,
);
