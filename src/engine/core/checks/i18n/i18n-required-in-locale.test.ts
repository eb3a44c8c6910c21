import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const price = 'site.config.json#/facts/price';

describe('i18n/required-in-locale', () => {
  it('reports a fact that a language lacks', () => {
    expect(problemsAfter({ [`${price}/es`]: undefined })).toMatchObject([
      { check: 'i18n/required-in-locale', pointer: '/facts/price', missing: 'es' },
    ]);
  });

  it('lets a variant of the default language have the value of that language, and of no other', () => {
    const { config, locales } = tinySite();
    const added = [
      { ...config.locales[0], locale: 'en-GB', name: 'British English', suffix: '-gb' },
      { ...config.locales[1], locale: 'es-MX', name: 'Español de México', suffix: '-mx' },
    ];
    const told = problemsAfter({
      'site.config.json#/locales': [...config.locales, ...added],
      'locales/en-GB.json': locales.en,
      'locales/es-MX.json': locales.es,
    });
    expect(told.filter(({ check }) => check === 'i18n/required-in-locale')).toMatchObject([
      { pointer: '/facts/price', missing: 'es-MX' },
    ]);
  });

  it('reports a misspelt language once, with its right name', () => {
    expect(problemsAfter({ [price]: { en: '$5', sp: '5 $' } })).toMatchObject([
      {
        check: 'i18n/required-in-locale',
        pointer: '/facts/price/sp',
        suggestion: 'es',
      },
    ]);
  });

  it('renames a language only when its name is near to the right one', () => {
    const fixOf = (locale: string) => problemsAfter({ [price]: { en: '$5', [locale]: '5 $' } })[0]?.fix;
    expect(fixOf('ess')).toEqual({ rename: 'es' });
    expect(fixOf('fr')).toBeUndefined();
  });

  it('reports an empty value', () => {
    expect(placesAfter({ [`${price}/es`]: ' ' })).toEqual([`i18n/required-in-locale ${price}/es`]);
  });
});
