const utf8 = new TextEncoder();

/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text, in hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))));

/** The HMAC-SHA256 of a message. */
export const sign = async (secret: string, message: string): Promise<Uint8Array> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(message)));
};

/** Whether two lists of bytes are the same, in a time that depends on their length alone. */
export const sameBytes = (left: Uint8Array, right: Uint8Array): boolean => {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
};

/** Whether two secrets are the same; the time that it takes reveals nothing about them. */
export const sameSecret = async (given: string, expected: string): Promise<boolean> => {
  // Comparing digests, which look random to a stranger, hides even the length of the secret.
  const [left, right] = await Promise.all([sign('compare', given), sign('compare', expected)]);
  return sameBytes(left, right) && expected !== '';
};
