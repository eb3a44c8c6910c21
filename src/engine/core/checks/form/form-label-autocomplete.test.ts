import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const field = 'pages/about.json#/sections/1/props/form/fields/0';

describe('form/label-autocomplete', () => {
  it('reports a name that browsers are not told of', () => {
    expect(problemsAfter({ [`${field}/autocomplete`]: undefined })).toMatchObject([
      { check: 'form/label-autocomplete', missing: 'autocomplete' },
    ]);
  });

  it.each(['nmae', 'email', 'off'])('mends "%s"', (autocomplete) => {
    expect(problemsAfter({ [`${field}/autocomplete`]: autocomplete })).toMatchObject([
      { check: 'form/label-autocomplete', suggestion: 'name', fix: { set: 'name' } },
    ]);
  });

  it('accepts a section before the name', () => {
    expect(placesAfter({ [`${field}/autocomplete`]: 'work name' })).toEqual([]);
  });
});
