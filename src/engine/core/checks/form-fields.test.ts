import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

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
});
