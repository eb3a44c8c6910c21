import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { inOneLine } from './in-one-line.ts';

it('writes a value as files do, so that what is pasted has their form', () => {
  const value = { src: '/a.svg', size: [1, 2], list: [{ a: 'x "y"\n', b: null }], none: {}, empty: [] };
  const written = inOneLine(value);
  expect(JSON.parse(written)).toEqual(value);
  const file = `{\n  "logo": ${written}\n}\n`;
  expect(canonicalJson(file)).toBe(file);
});
