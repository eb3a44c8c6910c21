const personal = new Set(['t', 'token', 'email', 'name', 'phone']);

/** An e-mail address within an address, its @ written out or encoded, once or more. */
const email = /[^\s/?#&=]+(@|%(25)*40)[^\s/?#&=]+\.[^\s/?#&=]+/gi;

const hasAt = (text: string) => /@|%(25)*40/i.test(text);

const isPersonal = ([name, value]: [string, string]) =>
  personal.has(name.toLowerCase()) || hasAt(name) || hasAt(value);

/** The path of a visit, without an e-mail address that someone put there. */
export const visitPath = ({ pathname }: URL): string => pathname.replace(email, '');

/** Path and query of a visit, without parts that identify the visitor. */
export const visitAddress = (address: URL): string => {
  const kept = new URLSearchParams([...address.searchParams].filter((entry) => !isPersonal(entry)));
  return visitPath(address) + (kept.size > 0 ? `?${kept}` : '');
};

/** The address that a visitor came from, stripped in the same way; empty if unknown. */
export const visitReferrer = (referrer: string): string => {
  if (!URL.canParse(referrer)) return '';
  const address = new URL(referrer);
  return /^https?:$/.test(address.protocol) ? address.origin + visitAddress(address) : '';
};
