/** A text by its letters and digits alone. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The name of a file without its folder and its ending, by its letters and digits alone. */
export const baseOf = (file: string): string =>
  letters(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));

/** Shorter names of files begin many words. */
const shortestName = 4;

/** Whether a name is that of a file, or goes on behind it: "Tercia & Co" of tercia.svg. */
export const isNamedAs = (words: string, file: string): boolean =>
  baseOf(file).length >= shortestName && letters(words).startsWith(baseOf(file));
