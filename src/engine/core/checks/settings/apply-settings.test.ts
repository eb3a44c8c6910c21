import { describe, expect, it } from 'vitest';
import type { Json } from '../../types.ts';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const literal = { 'pages/home.json#/sections/0/props/title': 'Cups for all' };
const where = '/sections/0/props/title';
const entry = { disable: 'i18n/inline-literal', reason: 'on purpose' };
const setting = (id: string, value: Json) => ({ 'site.config.json#/checks': { [id]: value } });

/** The problems with the check's own echo left out: the key that the literal no longer uses. */
const told = (changes: Record<string, unknown>) =>
  placesAfter({ ...literal, ...changes }).filter((place) => !place.startsWith('i18n/unused-key'));

describe('suppressions', () => {
  it('the fault is told without one', () => {
    expect(told({})).toEqual([`i18n/inline-literal pages/home.json#${where}`]);
  });

  it.each([
    ['in the section', 'pages/home.json#/sections/0/$lint'],
    ['in the page', 'pages/home.json#/$lint'],
  ])('silence a check %s', (_, at) => expect(told({ [at]: [entry] })).toEqual([]));

  it.each([
    ['a file', { file: 'pages/home.json' }],
    ['a pattern', { file: 'pages/**' }],
    ['a place in a file', { file: 'pages/home.json', pointer: '/sections/0' }],
  ])('silence a check in %s named by the configuration', (_, place) => {
    const ignore = [{ ...place, reason: 'on purpose' }];
    expect(told(setting('i18n/inline-literal', { ignore }))).toEqual([]);
  });

  it('are silent about nothing else', () => {
    const ignore = [{ file: 'pages/home.json', pointer: '/sections/1', reason: 'on purpose' }];
    expect(told(setting('i18n/inline-literal', { ignore }))).toEqual([
      `i18n/inline-literal pages/home.json#${where}`,
      'config/unused-suppression site.config.json#/checks/i18n~1inline-literal/ignore',
    ]);
  });

  it('without a reason are an error, and the only one', () => {
    const problems = problemsAfter({
      'pages/home.json#/$lint': [{ disable: 'i18n/inline-literal' }],
      ...literal,
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { check: 'schema/page', pointer: '/$lint/0', missing: 'reason' },
    ]);
  });

  it('that silence nothing are reported with what removes them', () => {
    expect(problemsAfter({ 'pages/home.json#/$lint': [entry] })).toMatchObject([
      { check: 'config/unused-suppression', severity: 'warning', pointer: '/$lint', fix: { remove: true } },
    ]);
  });

  it('are not called unused beside an error, which may hide what they silence', () => {
    const changes = { 'pages/home.json#/$lint': [entry], 'pages/home.json#/sections/0/type': 'baner' };
    expect(problemsAfter(changes).map(({ check }) => check)).not.toContain('config/unused-suppression');
  });

  it('say where the check finds something in words, which no page silences', () => {
    const changes = {
      'locales/en.json#/home/top/title': 'Cups <b>for</b> all',
      'pages/home.json#/$lint': [{ disable: 'i18n/html', reason: 'on purpose' }],
    };
    const [unused] = problemsAfter(changes).filter(({ check }) => check === 'config/unused-suppression');
    expect(unused?.message).toContain(
      '{ "file": "locales/en.json", "pointer": "/home/top/title", "reason": "on purpose" }',
    );
    expect(unused).not.toHaveProperty('fix');
  });

  it('that name no check are an error with the name that was meant', () => {
    const misspelt = [{ ...entry, disable: 'i18n/inline-litteral' }];
    expect(problemsAfter({ 'pages/home.json#/$lint': misspelt })).toMatchObject([
      {
        check: 'config/unknown-check',
        severity: 'error',
        pointer: '/$lint/0/disable',
        suggestion: 'i18n/inline-literal',
      },
    ]);
  });
});

describe('a problem that names a page and is told at its words in a locale file', () => {
  const long = {
    'locales/en.json#/home/meta/title':
      'A title that goes on and on; more than any list of results has room for',
  };
  const silent = { disable: 'seo/length', reason: 'on purpose' };
  const ofLength = (changes: Record<string, unknown>) =>
    placesAfter({ ...long, ...changes }).filter((place) => /^(seo.length|config)/.test(place));

  it('is told when nothing silences it', () =>
    expect(ofLength({})).toEqual(['seo/length locales/en.json#/home/meta/title']));

  it('is silenced by the page', () => expect(ofLength({ 'pages/home.json#/$lint': [silent] })).toEqual([]));

  it('is silenced by the configuration, with the file of the page', () => {
    const ignore = [{ file: 'pages/home.json', reason: 'on purpose' }];
    expect(ofLength(setting('seo/length', { ignore }))).toEqual([]);
  });

  it('is not silenced by another page', () =>
    expect(ofLength({ 'pages/about.json#/$lint': [silent] })).toEqual([
      'seo/length locales/en.json#/home/meta/title',
      'config/unused-suppression pages/about.json#/$lint',
    ]));
});

describe('suppressions in the configuration', () => {
  it('whose file is misspelt are told with the file that was meant, and are not to be removed', () => {
    const ignore = [{ file: 'pages/hom.json', reason: 'on purpose' }];
    const problems = problemsAfter({ ...literal, ...setting('i18n/inline-literal', { ignore }) });
    const [unused] = problems.filter(({ check }) => check === 'config/unused-suppression');
    expect(unused).toMatchObject({
      pointer: '/checks/i18n~1inline-literal/ignore/0/file',
      suggestion: 'pages/home.json',
    });
    expect(unused).not.toHaveProperty('fix');
  });

  it('whose file has quite another name than all there are mean none of these', () => {
    const ignore = [{ file: 'pages/cups.json', reason: 'on purpose' }];
    const [unused] = problemsAfter(setting('i18n/inline-literal', { ignore }));
    expect(unused).toMatchObject({ check: 'config/unused-suppression' });
    expect(unused).not.toHaveProperty('suggestion');
  });

  const atPointer = (pointer: string) => {
    const ignore = [{ file: 'locales/en.json', pointer, reason: 'a title about the tag' }];
    const changes = { 'locales/en.json#/home/top/title': 'Cups <b>for</b> all' };
    return problemsAfter({ ...changes, ...setting('i18n/html', { ignore }) }).filter(
      ({ check }) => check === 'config/unused-suppression',
    );
  };

  it('whose place is misspelt are told with the place that was meant, and are not to be removed', () => {
    const [unused, ...others] = atPointer('/home/top/titel');
    expect(others).toEqual([]);
    expect(unused).toMatchObject({
      pointer: '/checks/i18n~1html/ignore/0/pointer',
      suggestion: '/home/top/title',
    });
    expect(unused?.message).toContain('There is no "/home/top/titel" in locales/en.json');
    expect(unused).not.toHaveProperty('fix');
  });

  it('whose place is there and has nothing to be silent about are to be removed', () => {
    expect(atPointer('/home/meta/title')).toMatchObject([{ fix: { remove: true } }]);
  });
});

describe('settings of checks', () => {
  it('give a check another severity', () => {
    const problems = problemsAfter({ ...literal, ...setting('i18n/inline-literal', { severity: 'error' }) });
    expect(problems.find(({ check }) => check === 'i18n/inline-literal')?.severity).toBe('error');
  });

  it('switch a check off', () => {
    expect(told(setting('i18n/inline-literal', { severity: 'off' }))).toEqual([]);
  });

  it('that name no check are an error at the name', () => {
    expect(problemsAfter(setting('link/brokn', { severity: 'info' }))).toMatchObject([
      { check: 'config/unknown-check', pointer: '/checks/link~1brokn', at: 'key', suggestion: 'link/broken' },
    ]);
  });

  it.each(['inline-literal', 'i18n/inline'])(
    'that name a check in part, as %s, are told which was meant',
    (name) => {
      const [unknown] = problemsAfter(setting(name, { severity: 'info' }));
      expect(unknown).toMatchObject({
        check: 'config/unknown-check',
        suggestion: 'i18n/inline-literal',
      });
    },
  );

  it('that cannot be changed is to be removed, whatever it is', () => {
    for (const setting of ['off', { severity: 'of' }])
      expect(placesAfter({ 'site.config.json#/checks': { 'schema/page': setting } })).toEqual([
        'config/unknown-check site.config.json#/checks/schema~1page',
      ]);
  });

  it.each(['json/syntax', 'schema/page', 'schema/section-props'])(
    'cannot hide what keeps a site from being built: %s',
    (check) => {
      expect(problemsAfter(setting(check, { severity: 'off' }))).toMatchObject([
        { check: 'config/unknown-check', message: expect.stringContaining('cannot be changed') },
      ]);
    },
  );

  it('neither by a page that does not fit its schema', () => {
    const $lint = [{ disable: 'schema/section-props', reason: 'on purpose' }];
    const wrong = { 'pages/home.json#/$lint': $lint, 'pages/home.json#/sections/0/props/title': 4 };
    expect(problemsAfter(wrong).map(({ check }) => check)).toContain('schema/section-props');
  });
});
