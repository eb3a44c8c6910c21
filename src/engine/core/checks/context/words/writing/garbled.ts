const mojibake = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|â(?:€|\u0080)|\ufffd/;

/** Signs that letters become in a wrong encoding. */
export const garbledSigns = (text: string): string | undefined => mojibake.exec(text)?.[0];

/** Whether a text was saved in a wrong encoding. */
export const isGarbled = (text: string): boolean => mojibake.test(text);
