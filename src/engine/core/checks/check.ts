import type { CheckContext } from './context/check-context.ts';
import type { Finding, Severity } from './problem.ts';

/** One rule about the content. It sees the whole prepared site and says what breaks the rule. */
export type Check = {
  id: string;
  severity: Severity;
  description: string;
  run: (context: CheckContext) => Finding[];
};
