import { describe, expect, it } from 'vitest';
import { objectOf } from '../../json/json-value.ts';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('form/fields', () => {
  it('reports a field that the schema does not know', () => {
    const changes = { 'pages/about.json#/sections/1/props/form/fields/0/name': 'nam' };
    expect(placesAfter(changes)).toEqual([
      'form/fields pages/about.json#/sections/1/props/form/fields/0/name',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "name"?');
  });

  it('reports a required answer that no field asks for', () => {
    const changes = {
      'pages/about.json#/sections/1/props/form/fields': [
        {
          name: 'name',
          kind: 'text',
          label: 't:about.name',
          autocomplete: 'name',
          errors: { minLength: 't:about.short' },
        },
      ],
      'locales/en.json#/about/other': undefined,
      'locales/es.json#/about/other': undefined,
      'locales/en.json#/about/cups': undefined,
      'locales/es.json#/about/cups': undefined,
      'locales/en.json#/about/topic': undefined,
      'locales/es.json#/about/topic': undefined,
      'locales/en.json#/about/choose': undefined,
      'locales/es.json#/about/choose': undefined,
    };
    expect(placesAfter(changes)).toEqual(['form/fields pages/about.json#/sections/1/props/form/fields']);
  });

  const fields = 'pages/about.json#/sections/1/props/form/fields';

  it('reports a field that stands twice, and not what the other field should have asked', () => {
    expect(placesAfter({ [`${fields}/1/name`]: 'name' })).toEqual([`form/fields ${fields}/1/name`]);
  });

  it('tells of two fields of one name that whose words are of another', () => {
    expect(placesAfter({ [`${fields}/0/name`]: 'topic' })).toEqual([`form/fields ${fields}/0/name`]);
  });

  it('reports once that the form names the schema of another', () => {
    const site = tinySite({ 'pages/about.json#/sections/1/props/form/schema': 'other' });
    const age = { description: 'The age.', type: 'string' };
    const rules = { type: 'object', additionalProperties: false, required: ['age'], properties: { age } };
    const problems = checkSite({
      ...site,
      schemas: { ...site.schemas, 'forms/other.schema.json': rules },
    }).filter(({ check }) => check.startsWith('form/'));
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/sections/1/props/form/schema']);
    expect(problems[0]?.message).toContain('Did you mean "ask"?');
  });

  it('reports a field whose words say that it may be left empty, although it may not', () => {
    const optional = `${fields}/0/optional`;
    expect(placesAfter({ [optional]: 't:about.other' })).toEqual([`form/fields ${optional}`]);
    const site = tinySite({
      [optional]: 't:about.other',
      [`${fields}/0/errors`]: { maxLength: 't:about.short' },
    });
    const rules = site.schemas['forms/ask.schema.json'];
    const name = { description: 'The name.', type: 'string', maxLength: 40 };
    const properties = { ...objectOf(rules?.properties), name };
    const told = checkSite({
      ...site,
      schemas: { ...site.schemas, 'forms/ask.schema.json': { ...rules, properties } },
    });
    expect(told.map(({ check }) => check)).toEqual(['form/fields']);
    expect(told[0]?.message).toMatch(/or remove "optional" and write "required": "t:…" in "errors"\.$/);
  });
});
