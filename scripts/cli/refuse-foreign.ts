import { UsageError } from './usage-error.ts';

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
