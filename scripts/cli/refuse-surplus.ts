import { UsageError } from './usage-error.ts';

/** What a command takes, and in which words that is said: `one e-mail address`. */
type Takes = { command: string; most: number; said: string };

/** Throws a UsageError for words that a command would not look at: who wrote them expects that it does. */
export const refuseSurplus = (words: string[], { command, most, said }: Takes): void => {
  const surplus = words.slice(most).map((word) => `"${word}"`);
  if (surplus.length === 0) return;
  const isToo = surplus.length === 1 ? 'is' : 'are';
  throw new UsageError(
    `"${command}" takes ${said}: ${surplus.join(' and ')} ${isToo} too much. Nothing was done.`,
  );
};
