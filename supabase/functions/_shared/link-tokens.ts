import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { sameBytes, sign, toHex } from './signing.ts';

/** Whose subscription a token is about. A later version makes every earlier token worthless. */
export type TokenSubject = { subscriberId: string; version: number };

/** The purpose of a token: a link to leave is not a link to confirm. */
export type TokenPurpose = 'unsubscribe' | 'confirm';

const idBytes = 16;
const versionBytes = 4;
const head = idBytes + versionBytes;

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const headOf = ({ subscriberId, version }: TokenSubject): Uint8Array => {
  const bytes = new Uint8Array(head);
  const hex = subscriberId.replaceAll('-', '');
  for (let index = 0; index < idBytes; index += 1)
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  new DataView(bytes.buffer).setUint32(idBytes, version);
  return bytes;
};

const signatureOf = (secret: string, purpose: TokenPurpose, bytes: Uint8Array): Promise<Uint8Array> =>
  sign(secret, `${purpose}:${toHex(bytes)}`);

/** Makes and reads the tokens of one purpose. They are computed, not stored: the same bytes at every try. */
export const createLinkTokens = (secret: string, purpose: TokenPurpose) => ({
  make: async (subject: TokenSubject): Promise<string> => {
    const bytes = headOf(subject);
    return toBase64Url(new Uint8Array([...bytes, ...(await signatureOf(secret, purpose, bytes))]));
  },
  read: async (token: string): Promise<TokenSubject | undefined> => {
    const bytes = secret === '' || token.length > 100 ? undefined : fromBase64Url(token);
    if (bytes?.length !== head + 32) return undefined;
    const own = bytes.slice(0, head);
    if (!sameBytes(bytes.slice(head), await signatureOf(secret, purpose, own))) return undefined;
    const version = new DataView(own.buffer).getUint32(idBytes);
    return { subscriberId: withDashes(toHex(own.slice(0, idBytes))), version };
  },
});
