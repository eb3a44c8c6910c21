/** A text without halves of characters: each becomes the replacement character, as `toWellFormed` does it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
