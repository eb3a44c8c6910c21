import type { Check } from './check.ts';
import { dispatchKeyword } from './schema/dispatch-branches.ts';

/** The props of each section against the schema of its own type. */
export const schemaSectionProps: Check = {
  id: 'schema/section-props',
  severity: 'error',
  description: 'A section has every value its type asks for, of the right kind and within its limits.',
  run: (context) => context.sectionFindings.filter(({ keyword }) => keyword !== dispatchKeyword),
};
