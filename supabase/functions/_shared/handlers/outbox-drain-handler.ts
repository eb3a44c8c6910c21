import type { Handler } from '../deps.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { bearerOf } from '../http/request-headers.ts';
import { drainOutbox } from '../mail/drain-outbox.ts';
import { sameSecret } from '../signing.ts';
import { outboxWaiting } from '../sql/sql-calls.ts';

/** At two mails a second, as many as fit into the time a function may run. */
const limit = 100;

const drain = async ({ deps, request }: Call): Promise<Answer> => {
  const given = bearerOf(request) ?? request.headers.get('authorization') ?? '';
  if (!(await sameSecret(given, deps.config.drainSecret))) throw new Refusal('unauthorized');
  const { sent, failed } = await drainOutbox(deps, limit);
  const { waiting } = await outboxWaiting(deps.db);
  return { status: 200, body: { success: true, sent, waiting, failed } };
};

/** `outbox-drain`: sends the mails that are due. For a clock that carries the secret, not for pages. */
export const outboxDrainHandler: Handler = endpoint(
  { name: 'outbox-drain', methods: ['POST'], access: 'open' },
  drain,
);
