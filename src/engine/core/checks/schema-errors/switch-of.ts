/** What people write for true and false: the words of the languages that this project knows best, and those of other formats. */
const words: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  si: true,
  sí: true,
  oui: true,
  ja: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  non: false,
  nein: false,
  '0': false,
};

/** The value that a word or digit stands for where JSON has true or false; undefined for any other word. */
export const switchOf = (word: string): boolean | undefined => {
  const known = word.trim().toLowerCase();
  return Object.hasOwn(words, known) ? words[known] : undefined;
};
