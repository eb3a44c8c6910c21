import type { Check } from '../check.ts';
import { namedFile } from '../context/files/named-file.ts';
import { dispatchKeyword } from '../schema-errors/dispatch-branches.ts';

/** The props of each section against the schema of its own type. */
export const schemaSectionProps: Check = {
  id: 'schema/section-props',
  severity: 'error',
  description: 'A section has every value its type asks for, of the right kind and within its limits.',
  advice:
    'A section can only show what its type knows: a misspelt or missing value leaves a hole on the page. Follow the message: correct the name, choose one of the values, or add what is missing. Example: "titel" should be "title", and "columns": 9 one of 2, 3, 4.',
  runOnPages: (context) =>
    context.sectionFindings
      .filter(({ keyword }) => keyword !== dispatchKeyword)
      .map((finding) => namedFile(context, finding) ?? finding),
};
