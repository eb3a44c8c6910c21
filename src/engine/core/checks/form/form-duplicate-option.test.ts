import { describe, expect, it } from 'vitest';
import { objectOf } from '../../json/json-value.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const options = 'pages/about.json#/sections/1/props/form/fields/1/options';
const wordsOfOther = (locale: string) => objectOf(tinySite().locales[locale]?.about).other;
const changes = {
  'locales/en.json#/about/cups': wordsOfOther('en'),
  'locales/es.json#/about/cups': wordsOfOther('es'),
};

describe('form/duplicate-option', () => {
  it('reports two options that say the same, at the one whose value the words do not say', () => {
    const told = problemsAfter({ ...changes, ...tinyLock(changes) });
    expect(told).toMatchObject([
      { check: 'form/duplicate-option', file: 'locales/en.json', pointer: '/about/cups' },
    ]);
    expect(told[0]?.message).toBe(
      '"Other" is what the option "other" says, too, so nobody can tell the two apart. Write here what "cups" means.',
    );
  });

  it('is told by what is wrong with the words of one of them', () => {
    const told = placesAfter({ ...tinyLock(), ...changes });
    expect(told).not.toEqual([]);
    expect(told.join()).not.toContain('form/duplicate-option');
  });

  it('reports one text of two options where the second names it', () => {
    const other = { value: 'other', label: 't:about.other' };
    const told = placesAfter({ [options]: [{ value: 'cups', label: 't:about.other' }, other] }).filter(
      (place) => !place.startsWith('i18n/unused-key'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`${options}/0/label`);
  });
});
