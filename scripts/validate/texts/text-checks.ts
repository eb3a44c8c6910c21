import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';

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
    id: 'json/byte-order-mark',
    severity: 'warning',
    description: 'No file begins with a byte order mark.',
    advice:
      'Some editors on Windows save "UTF-8 with BOM": an unseen sign before the first brace. This command reads such a file, many other programs refuse it, and every line of a comparison looks alike but the first. Save the file as UTF-8 without it, for example in VS Code with "Save with Encoding", or run validate with --fix.',
  },
  {
    id: 'json/schema',
    severity: 'info',
    description: 'Every document names its schema as its first property.',
    advice:
      'By "$schema" an editor knows what may stand in a file, explains it and completes it. Without it, or with that of another kind of file, the site is the same, but whoever edits is told nothing. Run validate with --fix. Example: "$schema": "../schemas/page.schema.json" in pages/contact.json. Told only when nothing else is wrong; --fix mends it all the same.',
  },
  {
    id: 'ref/unread-file',
    severity: 'error',
    description:
      'Every page is in the folder pages, every file there and in locales is called .json, so that it is read, none of them, of the settings or of the public files is a link, and no public file has a name that builds use.',
    advice:
      'A page under another name is not built, and nobody is told: links to it lead nowhere. Call the file .json, in small letters, such as "share.json" and not "share.JSON" or "share.json.txt". A note or a copy that is not to be read (a warning only) belongs in another folder. What begins with ".build." in public/, and ".site.json" there, would be taken for the notes of a build: give it another name. Links of the disk (made with "ln -s") are not followed, as what they lead to is not there on another computer: put the file or folder itself there.',
  },
  {
    id: 'json/format',
    severity: 'warning',
    description: 'Every file is written in one form: two spaces for each level, a line break at the end.',
    advice:
      'Files of one form are easy to read and to compare: a change shows as the lines that were changed, and no others. Run validate with --fix, which keeps the order, the numbers and the words. Told only when nothing else is wrong; --fix mends it all the same.',
  },
];
