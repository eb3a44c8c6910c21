import { expect, it } from 'vitest';
import { mostLevels, tooDeepAt } from './too-deep.ts';

const nested = (levels: number) => `${'{"g":'.repeat(levels)}""${'}'.repeat(levels)}`;

it('tells where the first level begins that is one too many', () => {
  expect(tooDeepAt(nested(mostLevels))).toBeUndefined();
  expect(tooDeepAt(nested(mostLevels + 1))).toBe('{"g":'.length * mostLevels);
  expect(tooDeepAt('['.repeat(5000))).toBe(mostLevels);
});

it('counts no brackets in texts, also behind signs that are escaped', () => {
  expect(tooDeepAt(`{ "a": "${'['.repeat(200)}", "b": "\\"${'{'.repeat(200)}\\\\" }`)).toBeUndefined();
  expect(tooDeepAt(`["${'['.repeat(200)}`)).toBeUndefined();
});

it('counts levels and not groups', () => {
  expect(tooDeepAt(`[${'{ "a": [] }, '.repeat(500)}{}]`)).toBeUndefined();
});
