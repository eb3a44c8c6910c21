import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const fields = 'pages/about.json#/sections/1/props/form/fields';

describe('form/unknown-field-type', () => {
  it.each(['text', 'email', 'textarea'])('reports a list of values as "%s" once', (kind) => {
    expect(problemsAfter({ [`${fields}/1/kind`]: kind })).toMatchObject([
      { check: 'form/unknown-field-type', suggestion: 'select', fix: { set: 'select' } },
    ]);
  });

  it('reports several lines for an answer of one', () => {
    expect(placesAfter({ [`${fields}/0/kind`]: 'textarea' })).toEqual([
      `form/unknown-field-type ${fields}/0/kind`,
    ]);
  });

  it('reports a choice without options', () => {
    const words = ['cups', 'other'].flatMap((name) => [
      [`locales/en.json#/about/${name}`, undefined],
      [`locales/es.json#/about/${name}`, undefined],
    ]);
    const changes = { [`${fields}/1/options`]: undefined, ...Object.fromEntries(words) };
    expect(placesAfter(changes)).toEqual([`form/unknown-field-type ${fields}/1`]);
  });

  it('asks for the kind of the rules in the place of one that does not exist', () => {
    expect(problemsAfter({ [`${fields}/1/kind`]: 'radio' })).toMatchObject([
      { check: 'form/unknown-field-type', suggestion: 'select' },
    ]);
  });

  it('leaves a slip in the name of the right kind to the schema', () => {
    expect(placesAfter({ [`${fields}/0/kind`]: 'txt' })).toEqual([`schema/section-props ${fields}/0/kind`]);
  });
});
