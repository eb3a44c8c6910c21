import { expect, it } from 'vitest';
import type { SchemaFault } from './fault.ts';
import { oncePerList } from './once-per-list.ts';

const fault = (pointer: string, keyword: string): SchemaFault => ({
  ...{ pointer, keyword },
  message: `"${pointer}" is "x". It must be a group of values in { }.`,
  remedy: 'must be a group of values in { }.',
});

it('tells items of the wrong kind once, at their list', () => {
  expect(oncePerList([fault('/cards/0', 'type'), fault('/cards/1', 'type')])).toEqual([
    {
      ...{ pointer: '/cards', keyword: 'type' },
      message: '"cards #1", "cards #2" are of the wrong kind. Each must be a group of values in { }.',
    },
  ]);
});

it('tells one such item alone, and not also that the list is too short', () => {
  const item = fault('/results/0', 'type');
  expect(oncePerList([fault('/results', 'minItems'), item])).toEqual([item]);
});

it('leaves other faults as they are', () => {
  const others = [fault('/cards', 'minItems'), fault('/title', 'type')];
  expect(oncePerList(others)).toEqual(others);
});
