import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { removeValues } from './remove-values.ts';

const without = (text: string, paths: (string | number)[][], collapse = true) => {
  const root = parseTree(text);
  const nodes = paths.flatMap((path) => (root && findNodeAtLocation(root, path)) ?? []);
  return applyEdits(
    text,
    removeValues(nodes, () => collapse),
  );
};

describe('values that are taken out', () => {
  const text = '{\n  "a": { "b": 1, "c": [1, 2, 3] },\n\n  "d": 4\n}\n';

  it('go with their names and one comma, and what is around them stays as it is', () => {
    expect(without(text, [['a', 'b']])).toBe(text.replace('"b": 1, ', ''));
    expect(without(text, [['d']])).toBe(text.replace(',\n\n  "d": 4', ''));
    expect(
      without(text, [
        ['a', 'c', 0],
        ['a', 'c', 2],
      ]),
    ).toBe(text.replace('1, 2, 3', '2'));
  });

  it('take along the groups that they leave empty, unless those are to stay', () => {
    expect(
      without(text, [
        ['a', 'b'],
        ['a', 'c'],
      ]),
    ).toBe('{\n  "d": 4\n}\n');
    expect(
      without(
        text,
        [
          ['a', 'b'],
          ['a', 'c'],
        ],
        false,
      ),
    ).toBe('{\n  "a": {},\n\n  "d": 4\n}\n');
    expect(without(text, [['a', 'b'], ['d'], ['a', 'c']])).toBe('{}\n');
  });
});
