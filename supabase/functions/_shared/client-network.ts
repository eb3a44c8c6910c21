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
