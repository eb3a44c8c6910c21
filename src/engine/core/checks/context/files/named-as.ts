import { baseName } from '../../../addresses/base-name.ts';
import { lettersAndDigits } from '../words/writing/letters.ts';

/** A text by its letters and digits alone, in small letters. */
export const letters = (text: string): string => lettersAndDigits(text.toLowerCase());

/** The name of a file by its letters and digits alone. */
export const lettersOfName = (file: string): string => letters(baseName(file));

/** Shorter names of files begin many words. */
const shortestName = 4;

/** Whether a name is that of a file, or goes on behind it: "Tercia & Co" of tercia.svg. */
export const isNamedAs = (words: string, file: string): boolean =>
  lettersOfName(file).length >= shortestName && letters(words).startsWith(lettersOfName(file));
