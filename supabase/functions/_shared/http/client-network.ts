const groupsOf = (address: string): string[] => {
  const [left = '', right] = address.split('::');
  const [before, after] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/** The IPv4 address that an IPv6 address of the form ::ffff:102:304 stands for (RFC 4291, section 2.5.5.2). */
const mappedAddress = (groups: readonly string[]): string | undefined => {
  const [, high = '', low = ''] = /^(?:0:){5}ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(groups.join(':')) ?? [];
  if (high === '') return undefined;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
};

/** One client: an IPv4 address, or the /64 network of an IPv6 address, because one visitor has all of it. */
export const clientNetwork = (address: string): string => {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^(?:.*:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(bare)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(bare).map((group) => group.replace(/^0+(?=.)/, ''));
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
};
