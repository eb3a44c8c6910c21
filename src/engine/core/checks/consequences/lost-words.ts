import { isConfigFile, isPageFile } from '../../file-names.ts';
import { sectionPointer } from '../context/section-pointer.ts';
import { homeOf } from '../problems/home-of.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';

/** Stands for a fault through which words of any group may be lost, and for words that any fault may have lost. */
const [ofAnyWords, byAnyFault] = ['any words', 'any fault'];

/** Whether a fault is within the words of a page or of a part of the frame, and not that of the whole. */
const isWithinHome = ({ file, pointer, missing }: Problem): boolean => {
  if (isPageFile(file))
    return missing === undefined ? !/^(\/sections)?$/.test(pointer) : missing !== 'sections';
  const section = sectionPointer(pointer);
  if (!isConfigFile(file) || section === undefined) return false;
  return missing === undefined ? ![section, `${section}/props`].includes(pointer) : missing !== 'props';
};

/** Whether a fault is within a setting that shows no words, such as the pattern of an address. */
const isWithinSetting = ({ file, pointer }: Problem): boolean =>
  isConfigFile(file) && !pointer.startsWith('/layout/') && steps(pointer).length > 1;

/** Whose words a fault may have lost: those of its page or part of the frame, or any. */
const homesOfFault = (problem: Problem): string[] => {
  if (isWithinSetting(problem)) return [byAnyFault];
  // The section that a site lacks may have been lost by any page.
  const isOfOne = isWithinHome(problem) && problem.check !== 'schema/choice-missing';
  return [isOfOne ? homeOf(problem) : ofAnyWords, byAnyFault];
};

/** Who may have lost the words that are left over: what shows others of their group, or anything. */
const homesOfWords = ({ shownBeside }: Problem): string[] =>
  shownBeside ? [...shownBeside, ofAnyWords] : [byAnyFault];

/** A fault and the words that it may have lost have this in common. */
export const lostWords = [homesOfFault, homesOfWords] as const;
