import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import type { Severity } from '../../../src/engine/core/checks/problems/severities.ts';
import type { LocatedProblem } from '../../site/locate-problem.ts';
import type { FileTexts } from '../../site/site-texts.ts';

/** How much a run looked at. */
export type SeenCounts = { files: number; pages: number; sections: number; locales: number };

/** The result of a run, from which every format of the output is made. */
export type Report = {
  /** The problems to tell, in the order of files and lines. */
  problems: LocatedProblem[];
  /** The texts of the files that were looked at, by their names. */
  texts: FileTexts;
  seen: SeenCounts;
  /** Every check there is, by its name. */
  checks: CheckInfo[];
  /** How one gets from the folder of the command to the folder of the site: empty, or a path with a slash at its end. */
  prefix: string;
  /** How many problems other files have, if only some files are reported. */
  elsewhere: number;
  /** The problems that only follow from others, and the rules that say so, if somebody asked for them. */
  heldBack?: { problem: LocatedProblem; because: string }[] | undefined;
  /** How many problems the baseline passed over, and which of its entries are not needed. */
  baseline?: { passed: number; removable: string[] };
};

/** A way to write a report, with colours if it is for a person who watches. It ends without a line break. */
export type Format = (report: Report, colored: boolean) => string;

/** A file of the site as programs find it from the folder of the command. */
export const pathIn = ({ prefix }: Report, file: string): string => (file === '' ? '' : prefix + file);

/** How many problems of each severity there are. */
export const countSeverities = (problems: { severity: Severity }[]): Record<Severity, number> => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
};

/** The problems of each file, in the order in which the files come. */
export const byFile = (problems: LocatedProblem[]): Map<string, LocatedProblem[]> =>
  Map.groupBy(problems, ({ file }) => file);
