import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Clock, SiteSource } from '../../src/engine/core/types.ts';
import type { LocatedProblem } from '../site/locate-problem.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { blocksBuild } from '../validate/blocks-build.ts';
import { keepChecks } from '../validate/keep-checks.ts';
import type { KeepValidators } from '../validate/keep-validators.ts';
import { readFiles } from '../validate/read-files.ts';
import { lookBack } from '../validate/since-commit/look-back.ts';
import { unreadFiles } from '../validate/texts/unread-files.ts';
import { validateFiles } from '../validate/validate-site.ts';
import { editSince, isSameSource } from './edit-since.ts';
import { isEditRight } from './is-edit-right.ts';

/** The result of a look at a site: its source, and the problems that keep it from being shown. */
export type Look = { source: SiteSource; problems: LocatedProblem[] };

/** A site without errors, with what decides which parts must be looked at again. */
export type Right = {
  source: SiteSource;
  /** When the clock alone makes it another site. */
  next: number | undefined;
};

/** Whether the clock has not changed a site since it had no errors. */
export const isTimely = ({ next }: Right, { clock }: Pick<SiteSource, 'clock'>): boolean =>
  next === undefined || clock.now < next;

/** Watches a site that is being edited. */
type SiteWatcher = {
  /** Looks at the site as it is. Throws when there is none. */
  look: () => Promise<Look>;
  /** Looks until the site has no errors or stands still: half of a save is no fault. Throws if the site is gone. */
  lookUntilStill: (right?: Right) => Promise<Look>;
};

/** Milliseconds for which an error must last before it is reported. Many editors save in several steps. */
const settle = 20;

type Seen = { files: SiteFiles; unread: LocatedProblem[] };

const isSame = (before: Seen, now: Seen): boolean => {
  const { faults, repeating, source } = before.files;
  return (
    isSameSource(source, now.files.source) &&
    isDeepStrictEqual([faults, repeating, before.unread], [now.files.faults, now.files.repeating, now.unread])
  );
};

const namesOf = ({ pages, locales }: SiteSource): string[] => [
  ...pages.map(({ file }) => file),
  ...Object.keys(locales),
];

/** Whether something is gone that was there: it may be about to come back under its name. */
const hasLost = ({ source }: SiteFiles, right: Right | undefined): boolean => {
  const present = new Set(namesOf(source));
  return right !== undefined && !namesOf(right.source).every((name) => present.has(name));
};

/** Whether a site still has no errors, as far as a look at the edited files shows. */
const isStillRight = async (
  { files: { root, source, faults, repeating }, unread }: Seen,
  right: Right,
  validators: KeepValidators,
): Promise<boolean> => {
  if (faults.length + repeating.length + unread.length > 0) return false;
  const edit = isTimely(right, source) ? editSince(right.source, source, root) : undefined;
  if (!edit) return false;
  const isNone = !edit.hasMoved && edit.pages.length + edit.keys.size === 0;
  return isNone || isEditRight(source, edit, await validators(source.schemas));
};

/** Looks at a site again and again, each time only at the edits since it had no errors, if that is enough. */
export const watchContent = (root: string, clock: () => Clock): SiteWatcher => {
  const { memory, validators, check: findings } = keepChecks(root);
  const read = async (): Promise<Seen> => {
    const files = await readFiles(root, { memory, clock: clock() });
    return { files, unread: unreadFiles(files.root) };
  };
  const check = async (seen: Seen, right?: Right): Promise<Look> => {
    const { files } = seen;
    const { source } = files;
    if (right && (await isStillRight(seen, right, validators))) return { source, problems: [] };
    // Git is asked only where something is wrong: nothing waits for it then.
    const past = lookBack(files.root, 'HEAD');
    const how = { validators, check: findings, errorsOnly: true, past, lossesOnly: true };
    const problems = await validateFiles(files, how);
    return { source, problems: problems.filter((problem) => blocksBuild(problem, source.clock)) };
  };
  const lookUntilStill = async (right?: Right, before?: Seen): Promise<Look> => {
    const seen = before ?? (await read());
    const found = await check(seen, right);
    if (found.problems.length === 0 && !hasLost(seen.files, right)) return found;
    await setTimeout(settle);
    const now = await read();
    return isSame(seen, now) ? found : lookUntilStill(right, now);
  };
  return {
    look: async () => check(await read()),
    lookUntilStill: (right) =>
      lookUntilStill(right).catch(async () => {
        await setTimeout(settle);
        return lookUntilStill(right);
      }),
  };
};
