import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import { createLocator, positionOf } from './locate-problem.ts';

const text = `{
  "id": "home",
  "sections": [
    { "type": "hero", "props": { "titel": "Hi" } },
    { "a/b": { "x": 1, "x": 22 } }
  ]
}
`;

const locate = (texts: [string, string][] = []) =>
  createLocator({ texts: new Map(texts), faults: [], repeating: [] })(problem);

const problem: Problem = {
  check: 'ref/page-name',
  severity: 'error',
  file: 'a.json',
  pointer: '/id',
  message: '',
};

describe('positions', () => {
  it('are lines and columns counted from 1', () => {
    expect(positionOf(text, { offset: 0, length: 1 })).toEqual({
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
    });
    expect(locate([['a.json', text]])).toMatchObject({
      line: 2,
      column: 9,
      endColumn: 15,
    });
  });

  it('are counted the same with the line ends of Windows', () => {
    const windows = text.replaceAll('\n', '\r\n');
    expect(locate([['a.json', windows]])).toMatchObject({ line: 2, column: 9 });
  });

  it('are the start of a file whose text is not known', () => {
    expect(locate()).toMatchObject({ line: 1, column: 1 });
  });
});
