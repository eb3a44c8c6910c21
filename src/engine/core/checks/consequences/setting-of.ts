import { isConfigFile } from '../../file-names.ts';
import { isOf } from '../problems/is-of.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { meantPlace } from './meant-place.ts';

/** The setting that a problem is about: the one that is missing, or that a misspelt name means. */
export const settingOf = (problem: Problem): string =>
  problem.missing === undefined ? meantPlace(problem) : below(problem.pointer, problem.missing);

/** Whether a problem is about the form of a document rather than about what it says. */
export const isOfForm = isOf('json/*', 'schema/*', 'config/*');

/** Whether a setting of the site has an error of form, so that nothing can be taken from it. */
export const isUnreadable = (problem: Problem): boolean =>
  isConfigFile(problem.file) && problem.severity === 'error' && isOfForm(problem);
