import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './tree-range.ts';

const text = `{
  "id": "home",
  "sections": [
    { "type": "hero", "props": { "titel": "Hi" } },
    { "a/b": { "x": 1, "x": 22 } }
  ]
}
`;

const charactersAt = (pointer: string, at?: 'key') => {
  const tree = parseTree(text);
  if (!tree) throw new Error('no tree');
  const { offset, length } = rangeOf(tree, pointer, at);
  return text.slice(offset, offset + length);
};

describe('rangeOf', () => {
  it('finds a value', () => {
    expect(charactersAt('/id')).toBe('"home"');
    expect(charactersAt('/sections/0/type')).toBe('"hero"');
  });

  it('finds the name of an unknown property', () => {
    expect(charactersAt('/sections/0/props/titel', 'key')).toBe('"titel"');
  });

  it('finds the opening bracket of the object that lacks a property', () => {
    const tree = parseTree(text);
    expect(tree && rangeOf(tree, '/sections/0/props')).toEqual({
      offset: text.indexOf('{ "titel"'),
      length: 1,
    });
  });

  it('finds what is empty, and a list of words, to the end, so that it can be replaced', () => {
    const short = '{ "a": {}, "b": [ ], "c": ["x", 1], "d": [{}] }';
    const tree = parseTree(short);
    const found = ['/a', '/b', '/c', '/d'].map((pointer) => {
      const { offset, length } = rangeOf(tree ?? expect.fail('no tree'), pointer);
      return short.slice(offset, offset + length);
    });
    expect(found).toEqual(['{}', '[ ]', '["x", 1]', '[']);
  });

  it('reads escaped names, and of two properties with one name the later', () => {
    expect(charactersAt('/sections/1/a~1b/x')).toBe('22');
  });

  it('ends at the innermost value on the way of a pointer that leads nowhere', () => {
    expect(charactersAt('/sections/0/props/nothing/here')).toBe('{');
  });
});
