const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A UUID of version 7: its first 48 bits are the moment `at` (milliseconds), the rest is random. */
export const uuidV7 = (at: number): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Math.floor(at);
  for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(time / 256 ** (5 - index)) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const digits = [...bytes].map(hex).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
