import { configFile, isLocaleFile } from '../../file-names.ts';
import { objectOf } from '../../json/json-value.ts';
import type { SiteSource } from '../../types.ts';
import type { CheckInfo } from '../check.ts';
import { configUnknownOption } from '../config/config-unknown-option.ts';
import { isAtOrWithin } from '../problems/place-keys.ts';
import { above, below } from '../problems/pointer-steps.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { problemOf } from '../problems/problem-of.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { meantCheck } from './meant-check.ts';
import { misspeltFile, misspeltPointer } from './misspelt-suppressions.ts';
import { configUnknownCheck, configUnusedSuppression } from './settings-checks.ts';
import { silence } from './silence.ts';
import { type Suppression, suppressionsOf } from './suppressions-of.ts';
import { unchangeable } from './unchangeable.ts';
import { weigh } from './weigh.ts';
import { wrongOptions } from './wrong-options.ts';

/** What a run of the checks looked at, and with which checks: only those can have left a suppression unused. */
type CheckedRun = {
  source: SiteSource;
  unreadable: ReadonlySet<string>;
  ran: ReadonlySet<string>;
  /** The names of all checks that exist, whether they ran or not. */
  known: ReadonlySet<string>;
  /** The options of each check that has some; they are not looked at when left out. */
  options?: ReadonlyMap<string, NonNullable<CheckInfo['options']>>;
};

const settingsOf = ({ source }: CheckedRun): Record<string, unknown> =>
  objectOf(objectOf(source.config).checks);

const unknownCheck = (name: string, place: Place, run: CheckedRun): Problem[] => {
  const reason = unchangeable.get(name);
  if (reason !== undefined)
    return [
      problemOf(configUnknownCheck, {
        ...place,
        message: `${name} cannot be changed: ${reason}. Remove this.`,
      }),
    ];
  if (run.known.has(name)) return [];
  const suggestion = meantCheck(name, run.known);
  const hint = suggestion === undefined ? ' `npm run validate -- --list` names them all.' : '';
  return [
    problemOf(configUnknownCheck, {
      ...place,
      ...withSuggestion(`There is no check "${name}".${hint}`, suggestion),
    }),
  ];
};

const unknownChecks = (run: CheckedRun, suppressions: Suppression[]): Problem[] => [
  ...Object.keys(settingsOf(run)).flatMap((name) =>
    unknownCheck(name, { file: configFile, pointer: below('/checks', name) }, run).map(
      (found): Problem => ({ ...found, at: 'key' }),
    ),
  ),
  ...suppressions
    .filter(({ place }) => place.pointer.includes('/$lint/') || place.pointer.startsWith('/$lint/'))
    .flatMap(({ check, place }) =>
      unknownCheck(check, { ...place, pointer: below(place.pointer, 'disable') }, run),
    ),
];

/** What an entry of a page may have been meant for: words in a locale file, which the check tells without a page. */
const toldInWords = ({ check, file = '' }: Suppression, open: Problem[]): Problem | undefined =>
  isLocaleFile(file)
    ? undefined
    : open.find((found) => found.check === check && isLocaleFile(found.file) && found.page === undefined);

/** The entry is the whole list when it is alone: an empty list would be the next fault. */
const unusedSuppression = (suppression: Suppression, open: Problem[]): Problem => {
  const { check, place, alone } = suppression;
  const inWords = toldInWords(suppression, open);
  const pointer = alone ? above(place.pointer) : place.pointer;
  const at = alone ? { at: 'key' as const } : {};
  const told = (message: string) => problemOf(configUnusedSuppression, { ...place, pointer, message, ...at });
  if (inWords) {
    const reason = JSON.stringify(suppression.reason);
    const entry = `{ "file": "${inWords.file}", "pointer": "${inWords.pointer}", "reason": ${reason} }`;
    return told(
      `${check} finds nothing here, but in the words of ${inWords.file}. If you mean those, write ${entry} in its list "ignore" under "checks" of site.config.json. Remove this.`,
    );
  }
  const message = `${check} finds nothing here, so there is nothing to be silent about. Remove this.`;
  return { ...told(message), fix: { remove: true } };
};

const unusedSuppressions = (run: CheckedRun, unused: Suppression[], open: Problem[]): Problem[] => {
  // A file that could be read in part only may hold what an entry silences.
  if (run.unreadable.size > 0) return [];
  const settings = settingsOf(run);
  return unused
    .filter(({ check }) => run.ran.has(check) && objectOf(settings[check]).severity !== 'off')
    .flatMap((entry) => {
      const misspelt = misspeltFile(entry, run.source) ?? misspeltPointer(entry, run.source, open);
      return misspelt
        ? problemOf(configUnusedSuppression, { ...entry.place, ...misspelt })
        : unusedSuppression(entry, open);
    });
};

/** The checks whose options in the settings are wrong, and what is wrong with them. */
const checksWithWrongOptions = (
  { options, known, unreadable }: CheckedRun,
  settings: Record<string, unknown>,
) =>
  Object.entries(options === undefined || unreadable.has(configFile) ? {} : settings)
    .filter(([check]) => known.has(check))
    .map(([check, setting]) => ({
      check,
      faults: wrongOptions(check, setting, options?.get(check) ?? {}).map((fault) =>
        problemOf(configUnknownOption, fault),
      ),
    }))
    .filter(({ faults }) => faults.length > 0);

/**
 * The problems as the site wants them reported: `checks` of its configuration and `$lint` of its pages and sections
 * silence some and give others another severity. Adds what is wrong with these settings themselves.
 */
export const applySettings = (problems: Problem[], run: CheckedRun): Problem[] => {
  const settings = settingsOf(run);
  const suppressions = suppressionsOf(run.source);
  const { open, used } = silence(
    problems.filter(({ check }) => !unchangeable.has(check)),
    suppressions,
  );
  const unused = suppressions.filter((suppression) => !used.has(suppression));
  const misnamed = unknownChecks(run, suppressions).filter(({ file }) => !run.unreadable.has(file));
  const misset = checksWithWrongOptions(run, settings);
  // What is to be removed need not be written rightly first.
  const removed = misnamed.filter(({ suggestion }) => suggestion === undefined);
  const fixed = problems.filter(
    (found) => unchangeable.has(found.check) && !removed.some((setting) => isAtOrWithin(found, setting)),
  );
  // If a setting or its option is misnamed, that is reported, and not the problems that it was meant to silence.
  const meant = new Set([
    ...misnamed.map(({ suggestion }) => suggestion),
    ...misset.map(({ check }) => check),
  ]);
  const told = [
    ...open.filter(({ check }) => !meant.has(check)),
    ...misnamed,
    ...misset.flatMap(({ faults }) => faults),
  ].flatMap((found) => weigh(found, run.source));
  // If something is broken, that may merely hide the problems that an entry silences.
  const isBroken = [...fixed, ...told].some(({ severity }) => severity === 'error');
  const left = isBroken
    ? []
    : unusedSuppressions(run, unused, open).flatMap((found) => weigh(found, run.source));
  return [...fixed, ...told, ...left];
};
