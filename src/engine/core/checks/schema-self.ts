import type { Check } from './check.ts';

/** Schemas that are not valid themselves, so that nothing can be measured against them. */
export const schemaSelf: Check = {
  id: 'schema/self',
  severity: 'error',
  description: 'A schema is itself valid, and its references lead somewhere.',
  run: ({ validators }) =>
    [...validators.broken].map(([file, reason]) => ({
      file: `schemas/${file}`,
      pointer: '',
      message: `This schema cannot be used: ${reason}.`,
    })),
};
