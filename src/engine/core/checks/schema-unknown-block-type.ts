import type { Check } from './check.ts';
import { dispatchKeyword } from './schema/dispatch-branches.ts';

/** Items inside a section whose `type` is none of those that the section can show. */
export const schemaUnknownBlockType: Check = {
  id: 'schema/unknown-block-type',
  severity: 'error',
  description: 'An item inside a section is of a type that may stand there.',
  run: (context) => context.sectionFindings.filter(({ keyword }) => keyword === dispatchKeyword),
};
