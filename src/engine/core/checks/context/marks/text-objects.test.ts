import { expect, it } from 'vitest';
import type { Marked } from './marked.ts';
import { textObjects } from './text-objects.ts';

const place = { file: 'pages/home.json', pointer: '/sections/0/props' };

/** A property of one object that names a text of the group "home". */
const naming = (property: string, name: string): Marked =>
  ({ place, within: '', name: property, text: { key: `home.${name}`, group: 'home', name } }) as Marked;

it('knows two exchanged texts, also where the names of their properties end with a digit', () => {
  const strangeOf = (one: string, other: string) =>
    textObjects([naming(one, other), naming(other, one)])[0]?.strange.length;
  expect(strangeOf('line', 'other')).toBe(2);
  expect(strangeOf('line2', 'other2')).toBe(2);
});

it('expects no name of the items of a list', () => {
  expect(textObjects([naming('0', 'line'), naming('1', 'other')])[0]?.strange).toEqual([]);
});
