import { describe, expect, it } from 'vitest';
import { freeSuffix } from './free-suffix.ts';

describe('the suffix of a new language', () => {
  it.each([
    ['fr', ['', '-es'], '-fr'],
    ['pt-BR', ['', '-es'], '-pt-br'],
    ['es-MX', ['', '-es'], '-mx'],
    ['es', ['', '-es-mx'], '-es-es'],
    ['pt-BR', ['', '-pt'], '-br'],
    ['pt', ['', '-pt-br'], '-portuguese'],
    ['pt-PT', ['', '-pt'], '-european-portuguese'],
    ['zh-Hant-TW', ['', '-zh'], '-tw'],
  ])('%s beside %j is %s: none is part of another', (locale, taken, suffix) => {
    expect(freeSuffix(locale, taken)).toBe(suffix);
  });

  it('is none when all that the tag suggests are taken', () => {
    expect(freeSuffix('fr', ['', '-fr', '-french'])).toBeUndefined();
  });
});
