/** The words of a text as they are written: letters without digits and signs between them. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** How often a sign or a word stands in a text. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** Whether a text has two words of some kind, with white space between. It is passed once, however long it is. */
export const hasTwoWords = (text: string, word: RegExp): boolean => {
  const first = text.search(word);
  if (first === -1) return false;
  const space = text.slice(first).search(/\s/);
  return space !== -1 && word.test(text.slice(first + space));
};

/** Whether a text has several words: names and figures are the same in many places and languages. */
export const isPhrase = (text: string): boolean => hasTwoWords(text, /\p{L}{3}/u);
