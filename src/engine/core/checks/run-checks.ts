import { configFile } from '../file-names.ts';
import { objectOf } from '../json-value.ts';
import type { SiteSource } from '../types.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { checks, siteChecks } from './all-checks.ts';
import type { Check, CheckInfo } from './check.ts';
import { groupLeftovers } from './consequences/group-leftovers.ts';
import type { HeldBack } from './consequences/held-back.ts';
import { joinExchangedGroups } from './consequences/join-exchanged-groups.ts';
import { joinExchangedLanguages } from './consequences/join-exchanged-languages.ts';
import { joinForeignWords } from './consequences/join-foreign-words.ts';
import { joinLostBraces } from './consequences/join-lost-braces.ts';
import { joinMovedProperties } from './consequences/join-moved-properties.ts';
import { joinOverwritten } from './consequences/join-overwritten.ts';
import { milderInDrafts } from './consequences/milder-in-drafts.ts';
import { withoutConsequences } from './consequences/without-consequences.ts';
import { type CheckContext, createContext } from './context/check-context.ts';
import { documentChecks } from './lists/schema-checks.ts';
import { placeInWords } from './problems/place-in-words.ts';
import type { Finding, Problem } from './problems/problem.ts';
import type { Validators } from './schema/validators.ts';
import { schemaSite } from './schema-site.ts';
import { applySettings } from './settings/apply-settings.ts';
import { settingsChecks } from './settings/settings-checks.ts';

/** What a run of the checks may be given beside the site. */
export type CheckOptions = {
  /** Files of which only a part could be read: nothing is reported of them, and nothing is concluded from them. */
  unreadable?: ReadonlySet<string>;
  /** What measures values against the schemas. */
  validators: Validators;
  /** Problems found elsewhere than in values, such as in the texts of files, and the checks that looked there. */
  beside?: { ran: CheckInfo[]; problems: Problem[] };
  /** Further checks that exist but did not run: settings may name them. */
  idle?: CheckInfo[];
  /** Runs only the checks whose findings keep the site from being built. */
  errorsOnly?: boolean;
  /** Is told which problems were held back because they only follow from others. */
  onHeldBack?: ((heldBack: HeldBack[]) => void) | undefined;
};

/** The checks that can be run on what could be read. */
const checksFor = ({ unreadable, locales }: CheckContext): Check[] => {
  if (unreadable.has(configFile)) return documentChecks;
  return locales.length === 0 ? [...documentChecks, schemaSite] : [...documentChecks, ...siteChecks];
};

const meansError = ({ id, severity }: Check, { source }: CheckContext): boolean =>
  (objectOf(objectOf(source.config.checks)[id]).severity ?? severity) === 'error';

/** The checks of a run. */
export const runningChecks = (
  context: CheckContext,
  { errorsOnly }: Pick<CheckOptions, 'errorsOnly'>,
): Check[] => checksFor(context).filter((check) => !errorsOnly || meansError(check, context));

/** Files without reports: those that could not be read whole, and pages of which only the outline is given. */
const untold = (context: CheckContext): ReadonlySet<string> => {
  const outlines = context.given.pages.filter(({ outline }) => outline).map(({ file }) => file);
  return outlines.length === 0 ? context.unreadable : new Set([...context.unreadable, ...outlines]);
};

const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A message is one line, also when it repeats a text of several: as the file writes them. */
const inOneLine = (text: string): string => text.replace(/[\n\r\t]/g, (sign) => escapes[sign] ?? sign);

/** A finding of a check as a problem, which is what is reported. */
export const problemOf = ({ id, severity }: Check, finding: Finding): Problem => {
  const { file, pointer, at, line, missing, page, section, suggestion, fix, origin, also } = finding;
  const { names, lacks, group, choices, remedy } = finding;
  return withoutUndefined({
    check: id,
    severity: finding.severity ?? severity,
    ...{ file, pointer, message: inOneLine(placeInWords(finding) + finding.message) },
    ...{ at, line, missing, page, section, suggestion, fix, origin, also, names, lacks, group, choices },
    remedy: remedy && inOneLine(remedy),
  });
};

const idsOf = (...lists: CheckInfo[][]): Set<string> => new Set(lists.flat().map(({ id }) => id));

const optionsOf = (...lists: CheckInfo[][]): Map<string, NonNullable<CheckInfo['options']>> =>
  new Map(lists.flat().map(({ id, options = {} }) => [id, options]));

/** Problems that are one fault together. */
const joinTold = (problems: Problem[]): Problem[] =>
  joinOverwritten(
    joinExchangedGroups(
      joinForeignWords(joinExchangedLanguages(joinLostBraces(joinMovedProperties(problems)))),
    ),
  );

/**
 * The problems that are reported, of all that the checks found: without those that follow from others, and as the
 * settings want them.
 */
export const toldOf = (context: CheckContext, found: Problem[], options: CheckOptions): Problem[] => {
  const { idle = [], beside = { ran: [], problems: [] }, onHeldBack } = options;
  const silent = untold(context);
  const isSilent = ({ file, origin }: Problem) => silent.has(file) || silent.has(origin?.file ?? '');
  const isBeside = new Set(beside.problems);
  const mayBeTold = (problem: Problem) => isBeside.has(problem) || !isSilent(problem);
  const { told: own, heldBack } = withoutConsequences(joinTold([...beside.problems, ...found]));
  onHeldBack?.(heldBack.filter(({ problem }) => mayBeTold(problem)));
  const problems = own.filter(mayBeTold);
  const told = applySettings(problems, {
    source: context.given,
    unreadable: silent,
    ran: idsOf(runningChecks(context, options), beside.ran),
    known: idsOf(checks, settingsChecks, beside.ran, idle),
    options: optionsOf(checks, beside.ran, idle),
  });
  return milderInDrafts(context, groupLeftovers(told));
};

/** What a check finds on pages which are the only part of their site. */
export const foundOnPages = ({ runOnPages, join }: Check, context: CheckContext): Finding[] => {
  const found = runOnPages?.(context) ?? [];
  return join?.(found, context) ?? found;
};

/**
 * Everything that is wrong with a site, one problem for each fault, as the site's own settings want it reported. Works
 * on any source that was read: what is broken in one place does not keep the rest from being checked.
 */
export const runChecks = (source: SiteSource, options: CheckOptions): Problem[] => {
  const context = createContext(source, options.unreadable ?? new Set<string>(), options.validators);
  const found = runningChecks(context, options).flatMap((check) =>
    [...(check.run?.(context) ?? []), ...foundOnPages(check, context)].map((finding) =>
      problemOf(check, finding),
    ),
  );
  return toldOf(context, found, options);
};
