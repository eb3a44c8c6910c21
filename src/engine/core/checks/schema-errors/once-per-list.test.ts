import { expect, it } from 'vitest';
import type { SchemaFault } from './fault.ts';
import { oncePerList } from './once-per-list.ts';

const fault = (pointer: string, keyword: string): SchemaFault => ({
  pointer,
  keyword,
  message: `"${pointer}" is "x". It must be a group of values in { }.`,
  todo: 'must be a group of values in { }.',
});

it('tells items of the wrong kind once, at their list', () => {
  expect(oncePerList([fault('/cards/0', 'type'), fault('/cards/1', 'type')])).toEqual([
    {
      pointer: '/cards',
      keyword: 'type',
      message: '"cards #1", "cards #2" are of the wrong kind. Each must be a group of values in { }.',
    },
  ]);
});

it('tells one such item alone, and not also that the list is too short', () => {
  const item = fault('/results/0', 'type');
  expect(oncePerList([fault('/results', 'minItems'), item])).toEqual([item]);
});

it('tells an item of elsewhere at itself, and not also that it makes its list too long', () => {
  const item = {
    ...fault('/cards/2', 'required'),
    missing: 'title',
    lacks: 2,
    named: { properties: ['type', 'items'] },
  };
  const [told, ...others] = oncePerList([fault('/cards', 'maxItems'), item]);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ pointer: '/cards/2', message: expect.stringContaining('to another list') });
});

it('leaves out what is wrong within an entry too many, which goes with it', () => {
  const long = { ...fault('/cards', 'maxItems'), limit: 3 };
  const kept = fault('/cards/2/tone', 'enum');
  expect(oncePerList([long, kept, fault('/cards/3/tone', 'enum')])).toEqual([long, kept]);
});

it('leaves other faults as they are', () => {
  const others = [fault('/cards', 'minItems'), fault('/title', 'type')];
  expect(oncePerList(others)).toEqual(others);
});
