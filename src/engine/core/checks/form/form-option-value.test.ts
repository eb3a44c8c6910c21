import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('form/option-value', () => {
  it('reports an option that the schema does not allow', () => {
    const changes = { 'pages/about.json#/sections/1/props/form/fields/1/options/0/value': 'cupz' };
    expect(placesAfter(changes)).toEqual([
      'form/option-value pages/about.json#/sections/1/props/form/fields/1/options/0/value',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "cups"?');
  });

  it('reports an option that stands there twice', () => {
    const changes = { 'pages/about.json#/sections/1/props/form/fields/1/options/1/value': 'cups' };
    expect(placesAfter(changes)).toEqual([
      'form/option-value pages/about.json#/sections/1/props/form/fields/1/options/1/value',
    ]);
  });

  it('tells of two options with one value the one that has the words of another', () => {
    const options = 'pages/about.json#/sections/1/props/form/fields/1/options';
    const changes = { [`${options}/0/value`]: 'other' };
    expect(placesAfter(changes)).toEqual([`form/option-value ${options}/0/value`]);
    expect(messagesAfter(changes)[0]).toContain('The option "other" stands here twice. Did you mean "cups"?');
  });

  it('reports an allowed value that no option offers, and not the words that are left of it', () => {
    const changes = {
      'pages/about.json#/sections/1/props/form/fields/1/options': [{ value: 'cups', label: 't:about.cups' }],
    };
    expect(problemsAfter(changes)).toMatchObject([
      {
        check: 'form/option-value',
        severity: 'warning',
        pointer: '/sections/1/props/form/fields/1/options',
      },
    ]);
  });

  it('says which value is meant when only one is left, however it is misspelt', () => {
    const changes = { 'pages/about.json#/sections/1/props/form/fields/1/options/0/value': '' };
    expect(placesAfter(changes)).toEqual([
      'form/option-value pages/about.json#/sections/1/props/form/fields/1/options/0/value',
    ]);
  });

  it('reports two options that have each other’s words', () => {
    const options = 'pages/about.json#/sections/1/props/form/fields/1/options';
    const changes = { [`${options}/0/label`]: 't:about.other', [`${options}/1/label`]: 't:about.cups' };
    expect(placesAfter(changes)).toEqual([`form/option-value ${options}/0/label`]);
  });

  it('says of a copy that has its own words only that it stands there twice', () => {
    const options = 'pages/about.json#/sections/1/props/form/fields/1/options';
    const other = { value: 'other', label: 't:about.other' };
    const changes = { [options]: [{ value: 'cups', label: 't:about.cups' }, other, other] };
    expect(placesAfter(changes)).toEqual([`form/option-value ${options}/2/value`]);
  });
});
