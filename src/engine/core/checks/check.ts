import type { CheckId } from '../../../generated/check-ids.ts';
import type { CheckContext } from './context/check-context.ts';
import type { Finding } from './problems/problem.ts';
import type { Severity } from './problems/severities.ts';

/** What an option of a check is, and in one sentence what it does. */
export type CheckOption = { kind: 'list' | 'groups' | 'number'; meaning: string };

/** Whether a check may have something to say of a text, by its words in all languages. */
export type Concern = (key: string, words: string[]) => boolean;

/** Makes a concern for a site, whose languages are given in the order of the words, the default first. */
type ConcernOf = (context: CheckContext, locales: string[]) => Concern;

/** What is seen on each page by itself, and what is wrong with all that was seen on the pages of a site. */
type AcrossPages<Seen> = {
  /** It can be sent between threads. */
  see: (context: CheckContext) => Seen[];
  /** A method, so that checks that see different things fit into one list. */
  tell(seen: Seen[], context: CheckContext): Finding[];
};

/**
 * One rule about the content. It looks at the prepared site and says what breaks the rule: `run` at the site as a whole,
 * `runOnPages` at each page by itself, beside the layout and the words; what only all pages together show, `acrossPages`
 * tells. A large site is read in parts, and only these two see what stands in the props of sections there, part by part;
 * docs/decisions/0023-*.md says how.
 */
export type Check<Seen = unknown> = {
  /** A new one is known to the compiler once `npm run validate -- --docs` has noted it. */
  id: CheckId;
  severity: Severity;
  /** What holds when the check finds nothing, in one sentence. */
  description: string;
  /** Why it matters and what to do, in two or three sentences to a content owner, with an example. */
  advice: string;
  /** What `checks.<id>.options` of site.config.json may say, each of one kind: `context.options(id)` reads it. */
  options?: Record<string, CheckOption>;
  /** Whether it tells a fault better when all pages are at hand: what another page shows in that place. */
  comparesPages?: boolean;
  /** Whether `run` looks at nothing but schemas and languages: it finds the same after an edit of pages, words, facts and redirects. */
  isOfSettings?: boolean;
  run?: (context: CheckContext) => Finding[];
  runOnPages?: (context: CheckContext) => Finding[];
  /**
   * For checks that ask for `keyVersions`: says whether the check may find something in a text without %{names} and
   * forms that is shown and has words in every language. In a large site `run` sees only those of such texts that some
   * check has claimed. What several checks share is asked once.
   */
  concerns?: ConcernOf | ConcernOf[];
  /**
   * Joins the findings of the parts of a site (a small site is one part), if a finding about shared words must be
   * reported once for all parts.
   */
  join?: (findings: Finding[], context: CheckContext) => Finding[];
  acrossPages?: AcrossPages<Seen>;
};

/** A check of the site as a whole that can be run alone. */
export type SiteCheck = Check & Required<Pick<Check, 'run'>>;

/** A check without its work: what settings, reports and the documentation must know of it. */
export type CheckInfo = Omit<
  Check,
  'run' | 'runOnPages' | 'comparesPages' | 'isOfSettings' | 'concerns' | 'join' | 'acrossPages'
>;
