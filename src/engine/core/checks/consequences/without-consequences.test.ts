import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { consequenceRules, withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, rest: Partial<Problem> = {}) =>
  problemOfCheck(check, { pointer: '/path', ...rest });

it('a problem that only follows from another is held back, with the rule that says so', () => {
  const taken = problem('route/duplicate');
  const slip = problem('route/misspelt-path', { severity: 'warning' });
  const special = problem('form/fields', { pointer: '/kind' });
  const general = problem('schema/page', { pointer: '/kind' });
  expect(withoutConsequences([slip, taken, general, special])).toEqual({
    told: [taken, special],
    heldBack: [
      { problem: slip, because: 'echoesAddress' },
      { problem: general, because: 'echoesSpecial' },
    ],
  });
});

it('a section from a page of another kind may be written over the one that is missed', () => {
  const foreign = problem('ref/missing-entry', { pointer: '/sections/0/props/features' });
  const missed = problem('schema/choice-missing', { pointer: '/sections/0/props/action' });
  expect(withoutConsequences([missed, foreign]).told).toEqual([foreign]);
});

it('the words in two sections that have each other’s props follow from that', () => {
  const exchanged = problem('schema/section-props', {
    pointer: '/sections/0/props',
    also: ['/sections/1/props'],
  });
  const words = problem('i18n/misplaced-key', { pointer: '/sections/1/props/newTab' });
  expect(withoutConsequences([exchanged, words]).told).toEqual([exchanged]);
});

it('of two problems that could each follow from the other, one stays', () => {
  const first = problem('schema/version', { pointer: '/sections/0/type' });
  const second = problem('schema/section-props', { pointer: '/sections/0/type' });
  expect(withoutConsequences([first, second])).toEqual({
    told: [first],
    heldBack: [{ problem: second, because: 'echoesType' }],
  });
});

const [en, es] = ['locales/en.json', 'locales/es.json'];
const warning = { severity: 'warning' } as const;

it('names each rule by which problems are held back otherwise', () => {
  const names = consequenceRules.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

it.each([
  {
    earlier: 'echoesOfMisplaced',
    later: 'echoesOfFaults',
    why: 'an error that only follows from a misplaced file is no reason to wait with words that are left over',
    problems: [
      problem('i18n/wrong-file', { file: es, pointer: '', ...warning }),
      problem('i18n/missing-key', { pointer: '/title', origin: { file: es, pointer: '/home' } }),
      problem('i18n/unused-key', { file: en, pointer: '/home/title', ...warning }),
    ],
    told: ['i18n/wrong-file', 'i18n/unused-key'],
  },
  {
    earlier: 'echoesOfFaults',
    later: 'echoesOfTexts',
    why: 'that words are left over, which waits for a fault, hides nothing else about them',
    problems: [
      problem('schema/section-props', { pointer: '/link' }),
      problem('i18n/unused-key', { file: es, pointer: '/home/title', tells: 'hidden', ...warning }),
      problem('i18n/stale', { file: es, pointer: '/home/title', ...warning }),
    ],
    told: ['schema/section-props', 'i18n/stale'],
  },
])('$earlier before $later: $why', ({ problems, told }) => {
  expect(withoutConsequences(problems).told.map(({ check }) => check)).toEqual(told);
});
