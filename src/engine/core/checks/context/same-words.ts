import { escapePattern } from '../../escape-pattern.ts';
import { listOf } from '../../json/json-value.ts';
import type { Json } from '../../types.ts';

const textsOf = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string');

/** Matches any of some words or names as a whole, the longest first; nothing when there are none. */
export const wordsPattern = (words: string[]): RegExp => {
  const longestFirst = [...words].sort((one, other) => other.length - one.length).map(escapePattern);
  return words.length === 0
    ? /(?!)/g
    : new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
};

/** A pattern for words that are the same in every language: names, and those that the site's settings list. */
export const sameWords = (names: readonly string[], options: Json): RegExp =>
  wordsPattern([...names, ...textsOf(options.words)]);

/** A pattern for keys with the same words in every language, made of patterns such as solutions.*.card.title. */
export const sameKeys = (options: Json): RegExp => {
  const patterns = textsOf(options.keys).map((pattern) => escapePattern(pattern).replaceAll('\\*', '[^.]+'));
  return patterns.length === 0 ? /(?!)/ : new RegExp(`^(?:${patterns.join('|')})$`);
};
