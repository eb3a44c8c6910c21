/** The number by which Unicode knows a sign, as it is written behind "U+": four digits or more, such as 00AD. */
export const signNumber = (sign: string): string =>
  (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
