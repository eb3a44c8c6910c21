import type { Handler } from '../deps.ts';
import { type Call, endpoint } from '../http/endpoint.ts';
import { type Answer, Refusal } from '../http/refusal.ts';
import { bearerOf } from '../http/request-headers.ts';
import { drainOutbox } from '../mail/drain-outbox.ts';
import { sameSecret } from '../signing.ts';

/** At two mails a second, as many as fit into the time a function may run. */
const limit = 100;

const drain = async ({ deps, request }: Call): Promise<Answer> => {
  const given = bearerOf(request) ?? request.headers.get('authorization') ?? '';
  if (!(await sameSecret(given, deps.config.drainSecret))) throw new Refusal('unauthorized');
  return { status: 200, body: { success: true, ...(await drainOutbox(deps, limit)) } };
};

/** `outbox-drain`: sends the mails that are due. For a clock that carries the secret, not for pages. */
export const outboxDrainHandler: Handler = endpoint(
  { name: 'outbox-drain', methods: ['POST'], access: 'open' },
  drain,
);
