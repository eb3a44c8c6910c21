import { type Kind, mild } from '../../../src/engine/core/checks/consequences/kinds.ts';
import { onlyWorst } from '../../../src/engine/core/checks/consequences/only-worst.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isToBeWritten } from '../is-to-be-written.ts';

/** What is still to be written, in a draft or an unfinished language, is always reported, and hides no other problem. */
const standing: Kind = [
  { check: 'i18n/missing-translation', severity: 'info' },
  { and: isToBeWritten, severity: mild },
];

/** That a setting or a value is gone, a fact may have a slip, a text have lost its end, texts or pictures may be exchanged, a share drawn wrongly or two buttons lead to one page hides nothing else. */
const remarks: Kind = [
  [
    'content/exchanged-value',
    'content/changed-reference',
    'content/gone-value',
    'config/gone-setting',
    'media/overwritten',
    'content/contradicted-share',
  ],
  {
    check: ['content/changed-fact', 'content/lost-end', 'content/repeated-item', 'link/lost-entry'],
    severity: 'info',
  },
];

/** What may only follow from another fault, or does not matter as long as there is one, the least important last. */
const minor: Kind[] = [
  { check: 'content/changed-fact', not: remarks },
  { check: 'link/lost-entry', not: remarks },
  'redirect/missing-after-rename',
  'ref/orphan-section',
  'json/schema',
  'json/format',
  remarks,
];

const isMinor = onlyWorst({ of: { not: standing }, worstFirst: [{ not: minor }, ...minor], by: 'site' });

/** First the faults are told, and only on a site without any what is left over and how its files are written. */
export const withoutMinor = <T extends Problem>(problems: T[]): T[] => {
  const isEcho = isMinor(problems);
  return problems.filter((problem) => !isEcho(problem));
};
