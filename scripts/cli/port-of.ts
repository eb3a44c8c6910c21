import { UsageError } from './usage-error.ts';

/** The port that --port names, else PORT, else the usual one; 0 is any that is free. Throws a UsageError if it is none. */
export const portOf = (given: string | undefined, usual: number): number => {
  const text = given ?? (process.env.PORT || String(usual));
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UsageError(`"${text}" is no port. Name one between 1024 and 65535, such as --port 4173.`);
};
