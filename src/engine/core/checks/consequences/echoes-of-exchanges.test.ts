import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { problemOfCheck } from '../testing/problem-of-check.ts';
import { withoutConsequences } from './without-consequences.ts';

const problem = (check: CheckId, file: string, rest: Partial<Problem> = {}) =>
  problemOfCheck(check, { file, severity: 'warning', ...rest });

const told = (...problems: Problem[]) =>
  withoutConsequences(problems).told.map(({ check, file }) => `${check} ${file}`);

describe('what follows from an exchange is not told', () => {
  it('which two texts seem to be exchanged, where the other pages of a collection tell which are', () => {
    const [file, page] = ['pages/products/pot.json', 'pot'];
    const guess = problem('i18n/misplaced-key', file, { page, pointer: '/a', also: ['/b'] });
    const known = problem('i18n/unlike-others', file, { page, pointer: '/a', also: ['/c'] });
    expect(told(guess, known)).toEqual([`i18n/unlike-others ${file}`]);
    expect(told(guess, { ...known, also: ['/b'] })).toEqual([`i18n/misplaced-key ${file}`]);
    const tooLong = problem('i18n/max-length', file, { page, pointer: '/c' });
    expect(told(known, tooLong)).toEqual([`i18n/unlike-others ${file}`]);
  });

  it('that nothing shows the picture which belongs where another one stands, told there or at its file', () => {
    const [file, page] = ['pages/products/pot.json', 'pot'];
    const suggestion = '/images/pots/pot.svg';
    const unlike = problem('i18n/unlike-others', file, { page, pointer: '/art', suggestion });
    const there = problem('ref/orphan-asset', file, { page, pointer: '/art' });
    const itself = problem('ref/orphan-asset', 'public/images/pots/pot.svg');
    const other = problem('ref/orphan-asset', 'public/images/pots/pan.svg');
    expect(told(unlike, there, itself, other)).toEqual([
      `i18n/unlike-others ${file}`,
      `ref/orphan-asset ${other.file}`,
    ]);
  });

  it('that two headings of a page are alike, of which one belongs elsewhere', () => {
    const [file, page] = ['pages/products/pot.json', 'pot'];
    const unlike = problem('i18n/unlike-others', file, { page, pointer: '/sections/2/props/title' });
    const label = problem('a11y/duplicate-landmark-label', file, { page, pointer: '/sections/2' });
    expect(told(unlike, label)).toEqual([`i18n/unlike-others ${file}`]);
    expect(told(unlike, { ...label, page: 'mug' })).toHaveLength(2);
    const error = problem('schema/section-props', file, { page, severity: 'error' });
    expect(told(unlike, error)).toEqual([`schema/section-props ${file}`]);
  });

  it('that a page of a collection has the text of another one, told with the exchange of the two', () => {
    const [pot, pan] = ['pages/products/pot.json', 'pages/products/pan.json'];
    const exchanged = problem('ref/exchanged', pot, { page: 'pot', named: { pages: ['pot', 'pan'] } });
    const unlike = problem('i18n/unlike-others', pan, { page: 'pan', pointer: '/a' });
    expect(told(exchanged, unlike)).toEqual([`ref/exchanged ${pot}`]);
    expect(told(exchanged, { ...unlike, page: 'mug' })).toHaveLength(2);
  });

  it('that links home lead elsewhere, where the address or the name of the home page is wrong', () => {
    const link = problem('link/home-elsewhere', 'site.config.json', { pointer: '/layout/header/0' });
    const address = problem('ref/exchanged', 'pages/home.json', { page: 'home', pointer: '/path' });
    expect(told(link, address)).toEqual(['ref/exchanged pages/home.json']);
    const lost = problem('route/no-home', 'pages/home.json', { page: 'home', severity: 'error' });
    expect(told(link, lost)).toEqual(['route/no-home pages/home.json']);
    expect(told(link, { ...address, pointer: '/meta' })).toHaveLength(2);
  });

  it('where links lead whose words are told as exchanged', () => {
    const page = 'pages/home.json';
    const also = ['/sections/6/buttons/1/label'];
    const label = problem('i18n/misplaced-key', page, { pointer: '/sections/0/buttons/1/label', also });
    const link = (pointer: string) => problem('a11y/link-text', page, { pointer });
    const other = link('/sections/6/buttons/0/link');
    expect(told(label, link('/sections/6/buttons/1/link'))).toEqual([`i18n/misplaced-key ${page}`]);
    expect(told(label, other)).toEqual([`i18n/misplaced-key ${page}`, `a11y/link-text ${page}`]);
  });
});
