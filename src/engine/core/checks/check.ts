import type { CheckContext } from './context/check-context.ts';
import type { Finding, Severity } from './problem.ts';

/** One rule about the content. It sees the whole prepared site and says what breaks the rule. */
export type Check = {
  id: string;
  severity: Severity;
  /** What holds when the check finds nothing, in one sentence. */
  description: string;
  /** Why it matters and what to do, in two or three sentences to a content owner, with an example. */
  advice?: string;
  run: (context: CheckContext) => Finding[];
};
