import { expect, it } from 'vitest';
import type { Problem } from '../../../../src/engine/core/checks/problems/problem.ts';
import { withFormerOrder } from './with-former-order.ts';

const file = 'pages/home.json';
const before = ['{', '  "a": {', '    "b": 1,', '    "c": 2', '  }', '}'];
const fix = { splice: { offset: 0, length: 0, content: ',' } };
const problem: Problem = { check: 'json/syntax', severity: 'error', file, pointer: '', message: 'Odd.', fix };

/** What is told of a file that cannot be read, when some of its lines stand where others stood. */
const toldOf = (now: string[], told: Partial<Problem> = {}) => {
  const files = { texts: new Map([[file, now.join('\n')]]) };
  const past = { files: files as never, former: new Map([[file, before.join('\n')]]), since: 'HEAD' };
  return withFormerOrder(past, { ...problem, ...told });
};

const [first = '', second = '', third = '', ...others] = before;

it('two lines in each other’s places are told at the first, and no sign is written to mend what they make wrong', () => {
  const told = toldOf([first, third, second, ...others]);
  expect(told).toMatchObject({ line: 2, column: 5 });
  expect(told.message).toBe(
    'This line and the next one stand in another order than at the last commit. Exchange them.',
  );
  expect(told.fix).toBeUndefined();
});

it('a line that has moved farther is told with those between', () => {
  const [fourth = '', fifth = '', last = ''] = others;
  expect(toldOf([first, second, fifth, third, fourth, last]).message).toBe(
    'Lines 3 to 5 stand in another order than at the last commit. Put them back in that order.',
  );
});

it('an item that was moved whole needs its comma, and is not called back', () => {
  expect(toldOf([first, second, '    "c": 2', third, ...others.slice(1)])).toEqual(problem);
  const innerFirst = [first, second, third, '  }', '    "c": 2', '}'];
  expect(toldOf(innerFirst).message).toContain('Exchange them.');
});

it('nothing is said of order where a line is new, none has moved, or the file can be read', () => {
  expect(toldOf([first, third, second, ...others.slice(1), '}'])).toMatchObject(problem);
  expect(toldOf(before)).toEqual(problem);
  const readable = { check: 'schema/page' } as const;
  expect(toldOf([first, third, second, ...others], readable)).toEqual({ ...problem, ...readable });
});
