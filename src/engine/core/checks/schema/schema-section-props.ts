import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { namedFile } from '../context/files/named-file.ts';
import { marksOfKind } from '../context/marks/marks-of-kind.ts';
import { withLostText } from '../context/marks/with-lost-text.ts';
import { below } from '../problems/pointer-steps.ts';
import { withMore } from '../problems/with-more.ts';
import { dispatchKeyword } from '../schema-errors/dispatch-branches.ts';
import type { SchemaFinding } from '../schema-errors/schema-findings.ts';

/** A picture that says nothing has no words at all, rather than empty ones, where it needs none. */
const whenDecorating = (context: CheckContext, finding: SchemaFinding): SchemaFinding => {
  const { file, pointer, keyword, message } = finding;
  if (keyword !== 'minLength' || !pointer.endsWith('/alt')) return finding;
  const decorates = marksOfKind(context, 'picture').some(
    ({ place, needsAlt }) => !needsAlt && place.file === file && below(place.pointer, 'alt') === pointer,
  );
  const more = 'Where the picture only decorates, leave "alt" out.';
  return decorates ? { ...finding, message: withMore(message, more) } : finding;
};

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
      .map(
        (finding) => namedFile(context, finding) ?? whenDecorating(context, withLostText(context, finding)),
      ),
};
