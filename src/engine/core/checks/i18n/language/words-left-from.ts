import { withoutPlaceholders } from '../../../words/placeholder.ts';

/** This many words in a row that the source has, too, were not translated; fewer may be a name. */
const leastWords = 4;

/**
 * A sign within a sentence, which may part such words once: with more of them they are a list of things, and things may
 * be called alike.
 */
const mostCommas = 1;

/** Two words around a name or a fact: words that two languages share by chance are mostly shorter. */
const aroundName = /^\p{Ll}{4,} % \p{Ll}{4,}$/u;

/** So many small words from the first on, and a comma between them; or fewer around a name. */
const rowFrom = (words: string[]): string | undefined => {
  const isComma = (word: string) => word === ',';
  const three = words.slice(0, 3).join(' ');
  if (aroundName.test(three)) return three;
  const row = words.slice(0, words.slice(0, leastWords).some(isComma) ? leastWords + 1 : leastWords);
  const small = row.filter((word) => /^\p{Ll}/u.test(word));
  const isWhole = small.length === leastWords && row.every((word) => isComma(word) || small.includes(word));
  return isWhole && !isComma(row.at(-1) ?? '') ? row.join(' ') : undefined;
};

/** The words that a translation has exactly as in its source, without names and facts. */
export const wordsLeftFrom = (text: string, source: string, names: RegExp): string | undefined => {
  const wordsOf = (value: string) =>
    withoutPlaceholders(value, '%')
      .replace(names, '%')
      .match(/[\p{L}’'-]+|\S/gu) ?? [];
  const [words, given] = [wordsOf(text), ` ${wordsOf(source).join(' ')} `];
  return words
    .map((_, at) => rowFrom(words.slice(at, at + leastWords + mostCommas)))
    .find((row) => row !== undefined && given.includes(` ${row} `))
    ?.replaceAll(' ,', ',')
    .replace(' % ', ' … ');
};
