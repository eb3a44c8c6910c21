import { isLeftoverKey } from '../../../src/engine/core/checks/consequences/is-leftover-key.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import { byteOrderMark } from '../../site/site-texts.ts';
import { byFile } from '../report/report.ts';
import type { ValidatedSite } from '../validate-site.ts';
import { applyFixes } from './apply-fixes.ts';
import { type Removal, removalsOf } from './removals-of.ts';

/** A text before its fixes and after them; `before` has the byte order mark that one of them takes away. */
export type FixedText = { before: string; after: string };

/**
 * A site as it is with all fixes, not saved yet: its texts that changed, how many problems that mended, and what it
 * removed.
 */
export type FixedSite = {
  site: ValidatedSite;
  texts: Map<string, FixedText>;
  mended: number;
  removed: Removal[];
};

/** What fixing must know: which files may be touched, and how the site is checked with texts that are not saved. */
type Fixing = {
  isWanted: (problem: LocatedProblem) => boolean;
  validate: (edited: ReadonlyMap<string, string>, isAllTold?: boolean) => Promise<ValidatedSite>;
};

/** Mending shows hidden problems: misspelt names hide leftovers, and these hide the form of a file. */
const rounds = 10;

/**
 * Words that nothing shows may belong to another fault, so they are removed only when all other problems have a fix.
 */
const mayGo = ({ file, fix, check }: LocatedProblem, problems: LocatedProblem[]): boolean =>
  !(file.startsWith('locales/') && fix && 'remove' in fix && isLeftoverKey(check)) ||
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

/**
 * Applies every fix that a checked site offers, and those that show afterwards, until none is left; also those that are
 * not reported while something is left that only a person can mend. Saves nothing.
 */
export const fixSite = async (first: ValidatedSite, fixing: Fixing): Promise<FixedSite> => {
  const texts = new Map<string, FixedText>();
  let site = first;
  let mended = 0;
  const removed: Removal[] = [];
  const afterFixes = () => new Map([...texts].map(([file, { after }]) => [file, after]));
  const apply = (found: ValidatedSite): string[] =>
    fixableByFile(found, fixing).flatMap(([file, problems]) => {
      const text = found.files.texts.get(file) ?? '';
      const fixed = applyFixes(text, problems);
      const unmarked = problems.filter(({ fix }) => fix && 'unmark' in fix);
      if (fixed.text === text && unmarked.length === 0) return [];
      mended += fixed.mended.length + unmarked.length;
      removed.push(...fixed.mended.flatMap((problem) => removalsOf(text, problem)));
      const start = unmarked.length > 0 ? byteOrderMark : '';
      texts.set(file, { before: texts.get(file)?.before ?? start + text, after: fixed.text });
      return [file];
    });
  for (let round = 0; round < rounds; round += 1) {
    let changed = apply(site);
    if (changed.length === 0 && site.problems.length > 0)
      changed = apply(await fixing.validate(afterFixes(), true));
    if (changed.length === 0) break;
    site = await fixing.validate(afterFixes());
  }
  return { site, texts, mended, removed };
};
