import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isToBeWritten } from '../is-to-be-written.ts';

/** What may only follow from another fault, or does not matter as long as there is one, the least important last. */
const order = [
  'content/changed-fact',
  'link/lost-entry',
  'redirect/missing-after-rename',
  'ref/orphan-section',
  'json/schema',
  'json/format',
];

/** What is still to be written, in a draft or an unfinished language, is always reported, and hides no other problem. */
const isStanding = (problem: Problem): boolean =>
  (problem.check === 'i18n/missing-translation' && problem.severity === 'info') ||
  (isToBeWritten(problem) && problem.severity !== 'error');

const mildRemarks = ['content/changed-fact', 'content/lost-end', 'content/repeated-item', 'link/lost-entry'];

/** That a setting or a value is gone, a fact may have a slip, a text have lost its end, texts or pictures may be exchanged, a share drawn wrongly or two buttons lead to one page hides nothing else. */
const isRemark = ({ check, severity }: Problem): boolean =>
  (severity === 'info' && mildRemarks.includes(check)) ||
  check === 'content/exchanged-value' ||
  check === 'config/gone-setting' ||
  check === 'content/gone-value' ||
  check === 'media/overwritten' ||
  check === 'content/contradicted-share';

/** First the faults are told, and only on a site without any what is left over and how its files are written. */
export const withoutMinor = <T extends Problem>(problems: T[]): T[] => {
  const rank = (problem: Problem) => (isRemark(problem) ? order.length : order.indexOf(problem.check));
  const first = Math.min(...new Set(problems.filter((problem) => !isStanding(problem)).map(rank)));
  return problems.filter((problem) => isStanding(problem) || rank(problem) === first);
};
