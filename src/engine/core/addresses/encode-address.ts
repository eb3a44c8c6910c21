/**
 * An address as browsers ask for it: signs of other alphabets, spaces and quotes in their percent form, all else as it
 * is. Half of a sign, which JSON can write and no address can hold, becomes the sign for what cannot be read.
 */
export const encodeAddress = (address: string): string =>
  address.replace(/[^\u0021-\u007e]|["<>`]/gu, (sign) =>
    encodeURIComponent(/\p{Cs}/u.test(sign) ? '\ufffd' : sign),
  );
