const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUID in lower case, or undefined. */
export const readUuid = (text: string): string | undefined => {
  const lower = text.toLowerCase();
  return uuid.test(lower) ? lower : undefined;
};

/** The moment a UUID of version 7 was made, in milliseconds; undefined for every other version. */
export const momentOf = (key: string): number | undefined =>
  key[14] === '7' ? Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16) : undefined;
