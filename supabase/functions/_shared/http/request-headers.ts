import type { FunctionsConfig } from '../read-config.ts';
import { sameSecret } from '../signing.ts';
import { Refusal } from './refusal.ts';

/** Refuses a page of another site. A call without an origin comes from no page. */
export const checkOrigin = ({ headers }: Request, { origins }: FunctionsConfig): void => {
  const origin = headers.get('origin');
  if (origin !== null && !origins.includes(origin)) throw new Refusal('origin_not_allowed');
};

/** The credential of the header `Authorization: Bearer …`. */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** Refuses a call without a public key of the site, be it as `apikey` or as bearer. */
export const checkPublicKey = async (request: Request, { publicKeys }: FunctionsConfig): Promise<void> => {
  const given = [request.headers.get('apikey'), bearerOf(request)].filter((key) => typeof key === 'string');
  const pairs = given.flatMap((key) => publicKeys.map((expected) => sameSecret(key, expected)));
  if (!(await Promise.all(pairs)).includes(true)) throw new Refusal('unauthorized');
};

/** The type of a body without its parameters. */
export const mediaType = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The name of a call: the caller's own where it is one, so that both logs can be compared. */
export const requestIdOf = ({ headers }: Request): string => {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
};
