import { describe, expect, it } from 'vitest';
import { problemsAfter } from './testing/tiny-site.ts';

const errors = 'pages/about.json#/sections/1/props/form/fields/0/errors';

describe('form/unknown-rule', () => {
  it('names the rule that was meant, and misses no message beside it', () => {
    expect(problemsAfter({ [errors]: { pattern: 't:about.short' } })).toMatchObject([
      { check: 'form/unknown-rule', at: 'key', suggestion: 'minLength', fix: { rename: 'minLength' } },
    ]);
  });

  it('removes a message that nothing lacks', () => {
    expect(problemsAfter({ [errors]: { minLength: 't:about.short', enum: 't:about.choose' } })).toMatchObject(
      [{ check: 'form/unknown-rule', fix: { remove: true } }],
    );
  });
});
