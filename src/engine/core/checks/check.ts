import type { CheckContext } from './context/check-context.ts';
import type { Finding, Severity } from './problem.ts';

/** One rule about the content. It sees the whole prepared site and says what breaks the rule. */
export type Check = {
  id: string;
  severity: Severity;
  /** What holds when the check finds nothing, in one sentence. */
  description: string;
  /** Why it matters and what to do, in two or three sentences to a content owner, with an example. */
  advice: string;
  /** What `checks.<id>.options` of site.config.json may say, each with a sentence: `context.options(id)` reads it. */
  options?: Record<string, string>;
  run: (context: CheckContext) => Finding[];
};

/** A check without its work: what settings, reports and the documentation must know of it. */
export type CheckInfo = Omit<Check, 'run'>;
