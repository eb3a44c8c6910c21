import { UsageError } from './usage-error.ts';

/** An option as `parseArgs` tells of it in its tokens. */
type OptionToken = { kind: string; name?: string; value?: string | undefined };

/** Throws a UsageError for an option with two values of which only one could count. */
export const refuseTwice = (tokens: OptionToken[], manyValued: (name: string) => boolean): void => {
  const first = new Map<string, string>();
  for (const { kind, name, value } of tokens) {
    if (kind !== 'option' || name === undefined || value === undefined || manyValued(name)) continue;
    const before = first.get(name);
    if (before !== undefined && before !== value)
      throw new UsageError(`--${name} is there twice, with "${before}" and "${value}". Name one of them.`);
    first.set(name, value);
  }
};
