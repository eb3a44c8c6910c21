import { expect, it } from 'vitest';
import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';
import { groupLeftovers } from './group-leftovers.ts';

const unused = (pointer: string, check: CheckId = 'i18n/unused-key'): Problem => ({
  check,
  severity: 'warning',
  file: 'locales/en.json',
  pointer,
  at: 'key',
  message: `No page shows "${pointer}".`,
  fix: { remove: true },
});

const told = (problems: Problem[]) =>
  groupLeftovers(problems).map(({ pointer, message }) => [pointer, message]);

it('tells the unused texts of one part of a locale file together, and names them', () => {
  expect(groupLeftovers([unused('/home/hero/title'), unused('/home/hero/text')])).toEqual([
    {
      ...unused('/home/hero/title'),
      also: ['/home/hero/text'],
      message: 'No page shows 2 texts of "home": hero.title, hero.text. Remove them from every locale file.',
    },
  ]);
});

it('leaves alone what stands in other parts or is another fault', () => {
  const problems = [unused('/home/title'), unused('/about/title'), unused('/home/text', 'i18n/edge-space')];
  expect(groupLeftovers(problems)).toHaveLength(3);
  expect(groupLeftovers(problems).every(({ also }) => also === undefined)).toBe(true);
});

it('names no more than three, and says what to do with new ones', () => {
  const many = Array.from({ length: 14 }, (_, index) => unused(`/home/t${index}`));
  expect(told(many)[0]?.[1]).toContain('t0, t1, t2 and 11 more. Remove');
  const fresh = many.map(({ fix: _, ...rest }) => rest);
  expect(told(fresh)[0]?.[1]).toContain('Name them on the page where they belong, or remove them');
});
