import { isLeftoverKey } from '../../../src/engine/core/checks/consequences/kinds.ts';
import { isLocaleFile } from '../../../src/engine/core/file-names.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { byteOrderMark } from '../../site/site-texts.ts';
import { byFile } from '../report/report.ts';
import type { ValidateOptions } from '../validate-options.ts';
import type { ValidatedSite } from '../validate-site.ts';
import { applyFixes } from './apply-fixes.ts';
import { type Removal, removalsOf } from './removals-of.ts';

/** A text before its fixes and after them; `before` has the byte order mark that one of them takes away. */
export type FixedText = { before: string; after: string };

/**
 * A site as it is with all fixes, not saved yet: its texts that changed, the check of each problem that this mended, and
 * what it removed.
 */
export type FixedSite = {
  site: ValidatedSite;
  texts: Map<string, FixedText>;
  mended: string[];
  removed: Removal[];
};

/** What fixing must know: which files may be touched, and how the site is checked with texts that are not saved. */
type Fixing = {
  isWanted: (problem: LocatedProblem) => boolean;
  validate: (how: Pick<ValidateOptions, 'edited' | 'isAllTold'>) => Promise<ValidatedSite>;
};

/** Mending shows hidden problems: misspelt names hide leftovers, and these hide the form of a file. */
const rounds = 10;

/**
 * Words that nothing shows may belong to another fault, so they are removed only when all other problems have a fix.
 */
const mayGo = ({ file, fix, check }: LocatedProblem, problems: LocatedProblem[]): boolean =>
  !(isLocaleFile(file) && fix && 'remove' in fix && isLeftoverKey({ check })) ||
  problems.every((problem) => problem.fix || problem.severity === 'info');

const fixableByFile = ({ files, problems }: ValidatedSite, { isWanted }: Fixing) => {
  const unreadable = new Set(files.faults.map(({ file }) => file));
  const fixable = problems.filter(
    (problem) =>
      problem.fix &&
      isWanted(problem) &&
      mayGo(problem, problems) &&
      files.texts.has(problem.file) &&
      (!unreadable.has(problem.file) || 'splice' in problem.fix),
  );
  return [...byFile(fixable)];
};

/** One file of a round: its text before and after, and what that mended and removed. */
type FixedFile = FixedText & { file: string; mended: string[]; removed: Removal[] };

const fixedFile = (file: string, text: string, problems: LocatedProblem[]): FixedFile[] => {
  const { text: after, mended } = applyFixes(text, problems);
  const unmarked = problems.filter(({ fix }) => fix && 'unmark' in fix);
  if (after === text && unmarked.length === 0) return [];
  const removed = mended.flatMap((problem) => removalsOf(text, problem));
  const before = unmarked.length > 0 ? byteOrderMark + text : text;
  return [{ file, before, after, mended: [...mended, ...unmarked].map(({ check }) => check), removed }];
};

/** The files that the fixes of a checked site change. */
const roundOf = (site: ValidatedSite, fixing: Fixing): FixedFile[] =>
  fixableByFile(site, fixing).flatMap(([file, problems]) =>
    fixedFile(file, site.files.texts.get(file) ?? '', problems),
  );

/** A file as it was before all rounds, and as it is after them. */
const textsOf = (fixed: FixedFile[]): Map<string, FixedText> => {
  const texts = new Map<string, FixedText>();
  for (const { file, before, after } of fixed)
    texts.set(file, { before: texts.get(file)?.before ?? before, after });
  return texts;
};

/**
 * Applies every fix that a checked site offers, and those that show afterwards, until none is left; also those that are
 * not reported while something is left that only a person can mend. Saves nothing.
 */
export const fixSite = async (first: ValidatedSite, fixing: Fixing): Promise<FixedSite> => {
  const fixed: FixedFile[] = [];
  const afterFixes = () => ({ edited: new Map(fixed.map(({ file, after }) => [file, after])) });
  let site = first;
  for (let round = 0; round < rounds; round += 1) {
    let changed = roundOf(site, fixing);
    if (changed.length === 0 && site.problems.length > 0)
      changed = roundOf(await fixing.validate({ ...afterFixes(), isAllTold: true }), fixing);
    if (changed.length === 0) break;
    fixed.push(...changed);
    site = await fixing.validate(afterFixes());
  }
  return {
    site,
    texts: textsOf(fixed),
    mended: fixed.flatMap(({ mended }) => mended),
    removed: fixed.flatMap(({ removed }) => removed),
  };
};
