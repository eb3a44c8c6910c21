/** Whether a text has several words: names and figures are the same in many places and languages. */
export const isPhrase = (text: string): boolean => /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(text);
