import type { CheckContext } from './context/check-context.ts';
import type { Finding, Severity } from './problem.ts';

/** What an option of a check is, and in one sentence what it does. */
export type CheckOption = { kind: 'list' | 'number'; meaning: string };

/**
 * One rule about the content. It looks at the prepared site and says what breaks the rule: `run` at the site as a whole,
 * `runOnPages` at each page by itself, beside the layout and the words. A large site is read in parts, and only
 * `runOnPages` sees what stands in the props of sections there, part by part; docs/decisions/0023-*.md says how.
 */
export type Check = {
  id: string;
  severity: Severity;
  /** What holds when the check finds nothing, in one sentence. */
  description: string;
  /** Why it matters and what to do, in two or three sentences to a content owner, with an example. */
  advice: string;
  /** What `checks.<id>.options` of site.config.json may say, each of one kind: `context.options(id)` reads it. */
  options?: Record<string, CheckOption>;
  run?: (context: CheckContext) => Finding[];
  runOnPages?: (context: CheckContext) => Finding[];
  /** Joins what the parts of a large site found, when a finding about shared words must be told once for all of them. */
  join?: (findings: Finding[]) => Finding[];
};

/** A check of the site as a whole, for whoever runs it alone. */
export type SiteCheck = Check & Required<Pick<Check, 'run'>>;

/** A check without its work: what settings, reports and the documentation must know of it. */
export type CheckInfo = Omit<Check, 'run' | 'runOnPages' | 'join'>;
