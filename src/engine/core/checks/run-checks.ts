import type { SiteSource } from '../types.ts';
import { checks } from './all-checks.ts';
import type { Check, CheckInfo } from './check.ts';
import { groupLeftovers } from './consequences/group-leftovers.ts';
import { joinTold } from './consequences/join-told.ts';
import { milderInDrafts } from './consequences/milder-in-drafts.ts';
import { withoutConsequences } from './consequences/without-consequences.ts';
import type { HeldBack } from './consequences/without-silent-errors.ts';
import type { CheckContext } from './context/check-context.ts';
import { createContext } from './create-context.ts';
import { isOf } from './problems/is-of.ts';
import type { Finding, Problem } from './problems/problem.ts';
import { problemOf } from './problems/problem-of.ts';
import { type Narrowed, runningChecks } from './running-checks.ts';
import type { Validators } from './schema-errors/validators.ts';
import { applySettings } from './settings/apply-settings.ts';
import { settingsChecks } from './settings/settings-checks.ts';

/** What a run of the checks may be given beside the site. */
export type CheckOptions = Narrowed & {
  /** Files of which only a part could be read: nothing is reported of them, and nothing is concluded from them. */
  unreadable?: ReadonlySet<string>;
  /** What measures values against the schemas. */
  validators: Validators;
  /** Problems found elsewhere than in values, such as in the texts of files, and the checks that looked there. */
  beside?: { ran: CheckInfo[]; problems: Problem[] };
  /** Further checks that exist but did not run: settings may name them. */
  idle?: CheckInfo[];
  /** Is told which problems were held back because they only follow from others. */
  onHeldBack?: ((heldBack: HeldBack[]) => void) | undefined;
};

const isOfText = isOf('json/*');

/** Files without reports: those that could not be read whole, and pages of which only the outline is given. */
const untold = (context: CheckContext): ReadonlySet<string> => {
  const outlines = context.given.pages.filter(({ outline }) => outline).map(({ file }) => file);
  return outlines.length === 0 ? context.unreadable : new Set([...context.unreadable, ...outlines]);
};

const idsOf = (...lists: CheckInfo[][]): Set<string> => new Set(lists.flat().map(({ id }) => id));

const optionsOf = (...lists: CheckInfo[][]): Map<string, NonNullable<CheckInfo['options']>> =>
  new Map(lists.flat().map(({ id, options = {} }) => [id, options]));

/** A problem without what only rules ask for. */
const withoutNotes = ({ shownBeside: _, ...problem }: Problem): Problem => problem;

/**
 * The problems that are reported, of all that the checks found: without those that follow from others, and as the
 * settings want them.
 */
export const toldOf = (context: CheckContext, found: Problem[], options: CheckOptions): Problem[] => {
  const { idle = [], beside = { ran: [], problems: [] }, onHeldBack } = options;
  const silent = untold(context);
  const isSilent = ({ file, origin }: Problem) => silent.has(file) || silent.has(origin?.file ?? '');
  const isBeside = new Set(beside.problems);
  // Of a file that cannot be read as it stands is told what its text shows, and nothing that was guessed from a part of it.
  const isGuessed = (problem: Problem) => context.unreadable.has(problem.file) && !isOfText(problem);
  const mayBeTold = (problem: Problem) => (isBeside.has(problem) ? !isGuessed(problem) : !isSilent(problem));
  const { told: own, heldBack } = withoutConsequences(joinTold([...beside.problems, ...found]));
  onHeldBack?.(heldBack.filter(({ problem }) => mayBeTold(problem)));
  const problems = own.filter(mayBeTold).map(withoutNotes);
  const told = applySettings(problems, {
    source: context.given,
    unreadable: silent,
    ran: idsOf(runningChecks(context, options), beside.ran),
    known: idsOf(checks, settingsChecks, beside.ran, idle),
    options: optionsOf(checks, beside.ran, idle),
  });
  return milderInDrafts(context, groupLeftovers(told));
};

/** What the checks of a run find, each on the site as a whole and then `onPages`. */
export const problemsOf = (
  context: CheckContext,
  options: CheckOptions,
  onPages: (check: Check) => Finding[],
): Problem[] =>
  runningChecks(context, options).flatMap((check) =>
    [...(check.run?.(context) ?? []), ...onPages(check)].map((finding) => problemOf(check, finding)),
  );

/** What a check finds on pages which are the only part of their site. */
export const foundOnPages = (check: Check, context: CheckContext): Finding[] => {
  const { runOnPages, join, acrossPages } = check;
  const found = runOnPages?.(context) ?? [];
  const told = acrossPages?.tell(acrossPages.see(context), context) ?? [];
  return [...(join?.(found, context) ?? found), ...told];
};

/**
 * Everything that is wrong with a site, one problem for each fault, as the site's own settings want it reported. Works
 * on any source that was read: what is broken in one place does not keep the rest from being checked.
 */
export const runChecks = (source: SiteSource, options: CheckOptions): Problem[] => {
  const context = createContext(source, options.unreadable ?? new Set<string>(), options.validators);
  const found = problemsOf(context, options, (check) => foundOnPages(check, context));
  return toldOf(context, found, options);
};
