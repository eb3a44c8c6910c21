import { beforeEach, inject } from 'vitest';

/**
 * Passes over the tests of a file, or of a group, while the site that they begin with has problems of its own: words may be
 * edited without touching a test. `validate.test.ts` tells the problems.
 */
export const beginWithCleanSite = (): void => {
  beforeEach(({ skip }) =>
    skip(inject('standingProblems').length > 0, 'The site has problems of its own: see "npm run validate"'),
  );
};
