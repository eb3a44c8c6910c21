import { applyEdits, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { insertProperties, nextInOrder } from './insert-properties.ts';
import { writeText } from './layout.ts';

const groupOf = (text: string): Node => {
  const root = parseTree(text);
  const group = root?.children?.[0]?.children?.[1];
  if (!group) throw new Error('The text has no group');
  return group;
};

const inserted = (text: string, json: string, before?: string) =>
  applyEdits(text, insertProperties(text, groupOf(text), [{ name: 'new', write: writeText(json), before }]));

describe('a new property', () => {
  it('stands on a line of its own among lines, indented as they are', () => {
    const text = '{\r\n\t"a": {\r\n\t\t"b": 1,\r\n\r\n\t\t"c": 2\r\n\t}\r\n}';
    expect(inserted(text, '{\n  "d": 3\n}', 'c')).toBe(
      text.replace('"c"', '"new": {\r\n\t\t  "d": 3\r\n\t\t},\r\n\t\t"c"'),
    );
    expect(inserted(text, 'true')).toBe(text.replace('2\r\n', '2,\r\n\t\t"new": true\r\n'));
  });

  it('stands on the line of the others, where they share one', () => {
    const text = '{\n  "a": { "b": 1 },\n  "c": { "d": 2 }\n}';
    expect(inserted(text, 'true')).toBe(text.replace('"b": 1', '"b": 1, "new": true'));
    expect(inserted(text, 'true', 'b')).toBe(text.replace('"b": 1', '"new": true, "b": 1'));
  });

  it('fills an empty group over lines when the group has one of its own', () => {
    expect(inserted('{\n  "a": {}\n}', '1')).toBe('{\n  "a": {\n    "new": 1\n  }\n}');
    expect(inserted('{ "a": {} }', '1')).toBe('{ "a": { "new": 1 } }');
  });
});

it('the order of names tells the place of a new one, and $schema is none of them', () => {
  expect(nextInOrder(['$schema', 'a', 'c'], 'b')).toBe('c');
  expect(nextInOrder(['a', 'c'], 'd')).toBeUndefined();
  expect(nextInOrder(['c', 'a'], 'b')).toBeUndefined();
});
