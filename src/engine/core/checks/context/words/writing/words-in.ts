/** The words of a text as they are written: letters without digits and signs between them. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
