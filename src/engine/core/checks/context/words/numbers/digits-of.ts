/** The digits of a text, however they are grouped. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');
