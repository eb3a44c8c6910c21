import { isDeepStrictEqual } from 'node:util';

/** The names under which two objects say different things, or only one of them says anything. */
export const changedNames = (
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(before[name], now[name]),
  );
