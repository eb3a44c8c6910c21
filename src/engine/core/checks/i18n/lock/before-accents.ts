import { remembered } from '../../../memory/remembered.ts';
import { withoutAccents } from '../../context/words/writing/letters.ts';
import type { Spelling } from './spelling-of.ts';

/** Accents are tried as long as there are not more ways to set them. */
const mostTries = 3_000;

const isAccented = (text: string): boolean => withoutAccents(text) !== text;

/** What has accents, by the same without them. */
const byPlain = (all: Iterable<string>): ReadonlyMap<string, string[]> =>
  Map.groupBy([...all].filter(isAccented), withoutAccents);

const accentedLetters = remembered((letters: Spelling['letters']) => byPlain(letters));

const accentedWords = remembered((spellings: Spelling['spellings']) => byPlain(spellings.keys()));

/** A text with all the accents that its words have elsewhere on the site. */
const asElsewhere = (text: string, spellings: Spelling['spellings']): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const [accented = word] = accentedWords(spellings).get(word.toLowerCase()) ?? [];
    return word === word.toLowerCase() ? accented : word.charAt(0) + accented.slice(1);
  });

type Edit = { at: number; letter: string };

/** The ways to write each word of a text with one accent. */
const editsOf = (text: string, letters: Spelling['letters']): Edit[][] =>
  [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const edits = [...word].flatMap((letter, at) =>
      (accentedLetters(letters).get(letter) ?? []).map((accented) => ({ at: index + at, letter: accented })),
    );
    return edits.length > 0 ? [edits] : [];
  });

/** Every text with an accent in so many of these words. */
function* withAccents(text: string, words: Edit[][], count: number): Generator<string> {
  if (count === 0) yield text;
  else
    for (const [index, edits] of words.entries())
      for (const { at, letter } of edits) {
        const edited = text.slice(0, at) + letter + text.slice(at + 1);
        yield* withAccents(edited, words.slice(index + 1), count - 1);
      }
}

function* fewFirst(text: string, letters: Spelling['letters']): Generator<string> {
  const words = editsOf(text, letters);
  for (let count = 0; count <= words.length; count += 1) yield* withAccents(text, words, count);
}

/**
 * How a text may have been written before it lost its accents: few of them, or those that its words have elsewhere and
 * a few.
 */
export function* beforeAccents(text: string, { letters, spellings }: Spelling): Generator<string> {
  for (const start of new Set([asElsewhere(text, spellings), text])) {
    let left = mostTries;
    for (const former of fewFirst(start, letters)) {
      yield former;
      left -= 1;
      if (left === 0) break;
    }
  }
}
