import type { Finding } from '../problems/problem.ts';

/**
 * What is told of a wrong value. `sure` may be put in its place without asking; `todo` is what the message says to do.
 */
export type Description = {
  message: string;
  suggestion?: string | undefined;
  sure?: unknown;
  asked?: unknown;
  todo?: string;
  remedy?: string;
  choices?: string[];
  tells?: Finding['tells'];
};
