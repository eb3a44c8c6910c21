import type { Check } from '../check.ts';
import { dispatchKeyword } from '../schema-errors/dispatch-branches.ts';

/** Items inside a section whose `type` is none of those that the section can show. */
export const schemaUnknownBlockType: Check = {
  id: 'schema/unknown-block-type',
  severity: 'error',
  description: 'An item inside a section is of a type that may stand there.',
  advice:
    'A section knows how to draw certain kinds of items and no others. Use one of the types that the message lists, or move the item to a section that takes it. Example: a process step inside a grid of logos.',
  runOnPages: (context) => context.sectionFindings.filter(({ keyword }) => keyword === dispatchKeyword),
};
