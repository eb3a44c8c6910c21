import { hmac, toHex } from './signing.ts';

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

const groupsOf = (address: string): string[] => {
  const [left = '', right] = address.split('::');
  const [before, after] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/** One client: an IPv4 address, or the /64 network of an IPv6 address, because one visitor has all of it. */
export const clientNetwork = (address: string): string => {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^(?:.*:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(bare)?.[1];
  if (mapped) return mapped;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};

/** A name for a client that means nothing tomorrow and nothing without the salt. */
export const clientHash = async (address: string, salt: string, now: Date): Promise<string> =>
  toHex(await hmac(`client ${salt} ${now.toISOString().slice(0, 10)}`, clientNetwork(address)));
