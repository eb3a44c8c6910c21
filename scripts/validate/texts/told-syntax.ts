import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { Range } from '../../json-text/tree-range.ts';

/** A fault of the syntax as it is reported: its place and message, and the change of the text that would mend it. */
export type ToldSyntax = Range & {
  message: string;
  /** What to do, with which the message ends, where git may know better. */
  remedy?: string;
  tells?: Problem['tells'];
  mended?: Range & { content: string };
};
