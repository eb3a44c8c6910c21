/** The words of a text in small letters, without its numbers and signs. */
export const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
