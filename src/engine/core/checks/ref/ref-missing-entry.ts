import { formNames, formSchemaFile } from '../../schema/form-schema-file.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { closest } from '../suggestions/closest.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { missingLists } from './missing-lists.ts';
import { missingPages } from './missing-pages.ts';

/** Forms whose rules no file has. */
const missingForms = ({ forms: placed, source }: CheckContext): Finding[] => {
  const known = formNames(source.schemas);
  return placed
    .filter(({ rules }) => rules === undefined)
    .map(({ form, place }) => {
      const name = String(form.schema);
      const file = `schemas/${formSchemaFile(name)}`;
      const message = `There is no file ${file}.`;
      return {
        ...place,
        pointer: below(place.pointer, 'schema'),
        named: { files: [file] },
        ...withSuggestion(message, closest(name, known), 'Name one that exists, or make it.'),
      };
    });
};

/** Pages, collections, lists and forms that are named and do not exist. */
export const refMissingEntry: Check = {
  id: 'ref/missing-entry',
  severity: 'error',
  description: 'Every page, collection, list and form that is named exists.',
  advice:
    'What is named here decides what is shown, so a name that leads nowhere leaves a hole. Correct the name, or make the page, collection or form that it names. Example: "page:not-fond" should be "page:not-found". So is a page told whose file is gone since the last commit while the site has words or pictures for it.',
  run: (context) => [...new Set([...missingPages(context), ...missingLists(context)])],
  runOnPages: missingForms,
};
