import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { problemsAfter } from '../testing/tiny-site.ts';

const errors = 'pages/about.json#/sections/1/props/form/fields/0/errors';

describe('form/unknown-rule', () => {
  it('proposes a rule that the field has for a name that is none', () => {
    const choice = 'pages/about.json#/sections/1/props/form/fields/1/errors';
    const [told, more] = problemsAfter({ [choice]: { min: 't:about.choose' } });
    expect(told).toMatchObject({ check: 'form/unknown-rule', suggestion: 'required' });
    expect(more).toBeUndefined();
  });

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

  it('mends the name of a rule that another message would serve, too', () => {
    expect(
      problemsAfter({ [errors]: { minLength: 't:about.short', reqiured: 't:about.choose' } }),
    ).toMatchObject([{ check: 'form/unknown-rule', suggestion: 'required', fix: { rename: 'required' } }]);
  });

  it('reports a rule with another number than its message has in every language', () => {
    const words = (en: string, es: string) => ({
      'locales/en.json#/about/short': en,
      'locales/es.json#/about/short': es,
    });
    const told = (en: string, es: string) =>
      problemsAfter(words(en, es)).filter(({ check }) => check === 'form/unknown-rule');
    expect(told('At least 3 letters', 'Ál ménós 3 létrás')).toMatchObject([
      { file: 'schemas/forms/ask.schema.json', pointer: '/properties/name/minLength' },
    ]);
    expect(told('At least 2 letters', 'Ál ménós 2 létrás')).toEqual([]);
  });

  it('reports a number that has changed in every language at the rule alone', () => {
    const before = {
      'locales/en.json#/about/short': 'At least 2 letters',
      'locales/es.json#/about/short': 'Ál ménós 2 létrás',
    };
    const after = {
      'locales/en.json#/about/short': 'At least 3 letters',
      'locales/es.json#/about/short': 'Ál ménós 3 létrás',
    };
    expect(problemsAfter({ ...tinyLock(before), ...after })).toMatchObject([
      { check: 'form/unknown-rule', file: 'schemas/forms/ask.schema.json' },
    ]);
  });

  it('reports a message of one language with another number, when the others say that of the rule', () => {
    const told = (en: string, es: string) =>
      problemsAfter({ 'locales/en.json#/about/short': en, 'locales/es.json#/about/short': es });
    expect(told('At least 2 letters', 'Ál ménós 3 létrás')).toMatchObject([
      { check: 'form/unknown-rule', file: 'locales/es.json', pointer: '/about/short' },
    ]);
    const [wrong, ...others] = told('At least 3 letters', 'Ál ménós 2 létrás');
    expect(others).toEqual([]);
    expect(wrong).toMatchObject({ file: 'locales/en.json', pointer: '/about/short' });
    expect(wrong?.message).toMatch(/says 3, and the form goes by 2: .*"minLength" of "name".* Write 2\.$/);
    expect(told('At least 3 letters', 'Ál ménós 4 létrás')).toMatchObject([
      { check: 'i18n/number-mismatch' },
    ]);
  });

  it('tells a minimum that is called a maximum, and whose words stand there instead, before any number', () => {
    const told = (words: Record<string, string>) =>
      problemsAfter({
        'locales/en.json#/about/short': 'At least 2 letters',
        'locales/es.json#/about/short': 'Al menos 2 letras',
        ...words,
      });
    expect(told({})).toEqual([]);
    expect(told({ 'locales/es.json#/about/short': 'Como máximo 2 letras' })).toMatchObject([
      { check: 'form/unknown-rule', file: 'locales/es.json', pointer: '/about/short' },
    ]);
    const [contrary] = told({ 'locales/en.json#/about/short': 'At most 2 letters' });
    expect(contrary?.message).toMatch(
      /says "at most", .* no fewer characters than 2: .* Write "at least 2"\.$/,
    );
    const most = 'Como máximo 100 letras';
    const [copied] = told({
      'locales/en.json#/about/choose': 'At most 100 letters',
      'locales/es.json#/about/choose': most,
      'locales/es.json#/about/short': most,
    });
    expect(copied?.message).toMatch(
      /^These are the words of "about.choose", .* Write the words that belong here\.$/,
    );
  });
});
