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

/** What is asked of a command, the options that it looks at, and how the command line is written. */
type Asked = { what: string; options: readonly string[]; usage: string };

/**
 * Throws a UsageError for an option of a command that says nothing to what is asked of it: it would let somebody believe
 * that nothing is changed, or something more.
 */
export const refuseForeign = (given: object, { what, options, usage }: Asked): void => {
  const foreign = Object.keys(given).find((name) => !options.includes(name));
  if (foreign === undefined) return;
  throw new UsageError(`"${what}" has no option --${foreign}. Nothing was done. Write it so: ${usage}`);
};
