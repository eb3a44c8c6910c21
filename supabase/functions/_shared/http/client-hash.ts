import { sign, toHex } from '../signing.ts';
import { clientNetwork } from './client-network.ts';

type Forwarding = { trustedHops: number; addressHeader: string };

/**
 * The address a request comes from. Each of our own proxies appends the address it was called from to
 * `x-forwarded-for`, so what lies further left than they reach was written by the client and proves nothing.
 */
export const forwardedAddress = (request: Request, socket: string, settings: Forwarding): string => {
  const own = settings.addressHeader && request.headers.get(settings.addressHeader)?.trim();
  if (own) return own;
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const all = [...chain.filter(Boolean), socket];
  return all[Math.max(0, all.length - 1 - settings.trustedHops)] ?? socket;
};

/** A name for a client that means nothing tomorrow and nothing without the salt. */
export const clientHash = async (address: string, salt: string, now: Date): Promise<string> =>
  toHex(await sign(`client ${salt} ${now.toISOString().slice(0, 10)}`, clientNetwork(address)));
