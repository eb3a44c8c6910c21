import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

/** A problem at a place such as pages/home.json#/title. */
const problem = (check: CheckId, place: string, rest: Partial<Problem> = {}) => {
  const [file = '', pointer = ''] = place.split('#');
  return problemOfCheck(check, { file, pointer, ...rest });
};

const told = (...problems: Problem[]) => withoutConsequences(problems).told.map(({ check }) => check);

const warning = { severity: 'warning' } as const;
const broken = problem('ref/missing-entry', 'pages/home.json#/link');
const stale = problem('i18n/stale', 'locales/es.json#/home', warning);
const unused = problem('i18n/unused-key', 'locales/en.json#/home/title', warning);

describe('a wrong setting of a language hides what depends on it, and nothing else', () => {
  it.each<[string, CheckId, CheckId[]]>([
    ['/locales/0/numbers/9', 'config/numbers', ['ref/missing-entry', 'link/broken', 'i18n/stale']],
    ['/locales/1/name', 'schema/site', ['ref/missing-entry', 'link/broken', 'i18n/stale']],
    ['/locales/1/suffix', 'schema/site', ['ref/missing-entry', 'i18n/stale']],
    ['/locales/1/locale', 'config/locales', []],
    ['/locales', 'schema/site', []],
  ])('%s', (pointer, check, others) => {
    const address = problem('link/broken', 'pages/home.json#/other');
    const wrong = problem(check, `site.config.json#${pointer}`);
    expect(told(wrong, broken, address, stale).sort()).toEqual([check, ...others].sort());
  });
});

describe('an error hides what may follow from it, and nothing else', () => {
  it('of words that are left over, one that could show words', () => {
    expect(told(problem('schema/section-props', 'pages/home.json#/sections/0/props'), unused)).toHaveLength(
      1,
    );
    expect(
      told(problem('ref/unknown-entry', 'pages/home.json#/sections/0/props/featured'), unused),
    ).toHaveLength(2);
  });

  it('of a main heading that is missing, one of which sections there are', () => {
    const heading = problem('a11y/main-heading', 'pages/home.json#/sections', warning);
    expect(told(problem('schema/section-props', 'pages/home.json#/sections/0/type'), heading)).toHaveLength(
      1,
    );
    expect(
      told(problem('schema/section-props', 'pages/home.json#/sections/0/props/titel'), heading),
    ).toHaveLength(2);
  });

  it('of a picture that nothing shows, one outside of the words', () => {
    const orphan = problem('ref/orphan-asset', 'public/images/cup.svg', warning);
    expect(told(problem('schema/section-props', 'pages/home.json#/sections/0/props'), orphan)).toHaveLength(
      1,
    );
    expect(told(problem('i18n/empty-value', 'locales/en.json#/home/title'), orphan)).toHaveLength(2);
  });
});

it('a text in the wrong property hides that the text is too long, and not that another one is', () => {
  const left = problem('i18n/unused-key', 'locales/en.json#/home/text', warning);
  const misplaced = problem('i18n/misplaced-key', 'pages/home.json#/title', {
    origin: { file: 'locales/en.json', pointer: '/home/text' },
    named: { keys: ['home.text'], shown: ['home.title'] },
    ...warning,
  });
  const tooLong = (pointer: string) => problem('i18n/max-length', `locales/en.json#${pointer}`, warning);
  expect(told(misplaced, left, tooLong('/home/title'))).toEqual(['i18n/misplaced-key']);
  expect(told(misplaced, left, tooLong('/about/title'))).toHaveLength(2);
});
