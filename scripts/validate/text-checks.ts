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
  {
    id: 'ref/unread-file',
    severity: 'error',
    description: 'Every file in pages and locales is called .json, so that it is read.',
    advice:
      'A page under another name is not built, and nobody is told: links to it lead nowhere. Call the file .json, in small letters, such as "share.json" and not "share.JSON" or "share.json.txt". A note or a copy that is not to be read (a warning only) belongs in another folder.',
  },
  {
    id: 'json/format',
    severity: 'warning',
    description: 'Every file is written in one form: two spaces for each level, a line break at the end.',
    advice:
      'Files of one form are easy to read and to compare: a change shows as the lines that were changed, and no others. Run validate with --fix, which keeps the order, the numbers and the words. Told only when nothing else is wrong.',
  },
];
