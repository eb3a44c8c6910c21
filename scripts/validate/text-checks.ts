import type { CheckInfo } from '../../src/engine/core/checks/check.ts';

/** The checks that look at the text of a file, which its value does not show: `checkTexts` runs them. */
export const textChecks: CheckInfo[] = [
  {
    id: 'json/syntax',
    severity: 'error',
    description: 'Every file is valid JSON.',
    advice:
      'A file that is not valid JSON cannot be read, so nothing of it is shown. Mend the place that is marked: mostly a comma or a quotation mark is missing or too many. Example: { "a": 1, } has a comma too many.',
  },
  {
    id: 'json/duplicate-key',
    severity: 'error',
    description: 'No property stands twice in one group.',
    advice:
      'Of two properties of one name only the last counts, so a change to the first shows nowhere. Remove one of them. Example: two "title" in one group of locales/es.json.',
  },
];
