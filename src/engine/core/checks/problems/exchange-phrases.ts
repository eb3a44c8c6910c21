/** What to do with two things in each other's place. */
export const exchangeThem = 'Exchange them.';

/** What is supposed of two things in each other's place, behind what shows it. */
export const seemExchanged = (what = 'the two'): string => `${what} seem to be exchanged.`;

/** Two names, each with the words of the other. */
export const haveWordsOfEachOther = (one: string, other: string): string =>
  `"${one}" has the words of "${other}", and "${other}" has those of "${one}": ${seemExchanged()}`;

/** What to do with texts that stand at each other's names, where they are more than two or one was edited besides. */
export const putInPlace = 'Put each in its place';
