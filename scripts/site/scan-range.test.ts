import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { below } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import { rangeOf } from '../json-text/tree-range.ts';
import { scanRange } from './scan-range.ts';

const root = path.resolve(import.meta.dirname, '../..');
const inPages = readdirSync(path.join(root, 'pages')).filter((name) => name.endsWith('.json'));
const files = ['site.config.json', 'locales/es.json', ...inPages.map((name) => `pages/${name}`)];

/** The pointer of every value, and of one more that is not there, below each. */
const pointersIn = (value: unknown, pointer = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [pointer, `${pointer}/gone`];
  const inside = Object.entries(value).flatMap(([key, item]) => pointersIn(item, below(pointer, key)));
  return [pointer, `${pointer}/gone`, ...inside];
};

const same = (text: string) => {
  const tree = parseTree(text);
  if (!tree) throw new Error('no JSON');
  for (const pointer of pointersIn(JSON.parse(text)))
    for (const at of ['key', 'value'] as const)
      expect(scanRange(text, pointer, at), pointer).toEqual(rangeOf(tree, pointer, at));
};

describe('the place of a pointer, read from the text', () => {
  it.each(files)('is that of the parsed %s', (file) => same(readFileSync(path.join(root, file), 'utf8')));

  it('is right with escapes, brackets in texts, and empty groups', () => {
    same(
      '{ "a\\"b": "x\\\\", "c": ["}", "[{\\"", {}, [], -1.5e3, null], "d~/e": { "\\u0066": true } , "g": [1 , 2]}',
    );
  });
});
