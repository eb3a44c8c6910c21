/** Bytes as base64 that is safe in addresses, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes again; undefined when the text is not what `toBase64Url` writes. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
};
