import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/engine/core/checks/problems/problem-of.ts';
import { tinySource } from '../../../src/engine/core/testing/tiny-site.ts';
import type { Json, SiteSource } from '../../../src/engine/core/types.ts';
import { respeltWord } from './respelt-word.ts';

const file = 'locales/es.json';
const told = (before: Json, now: Json, en: Json = {}) => {
  const source = { ...tinySource(), locales: { en, es: now } } as unknown as SiteSource;
  const past = {
    former: new Map([[file, JSON.stringify(before)]]),
    files: { faults: [], source, texts: new Map([[file, JSON.stringify(now)]]) },
    since: 'HEAD',
  };
  return respeltWord.run(past as never).map((finding) => problemOf(respeltWord, finding));
};

describe('a word that was replaced everywhere', () => {
  const before = { a: 'Para clientes', b: { c: 'Los clientes y %{clientes}' }, d: 'Clientes' };

  it('is told once, with both words, when the new one is a slip of it', () => {
    expect(
      told(before, { a: 'Para cleintes', b: { c: 'Los cleintes y %{clientes}' }, d: 'Clientes' }),
    ).toEqual([
      expect.objectContaining({
        check: 'content/respelt-word',
        severity: 'warning',
        file,
        pointer: '/a',
        also: ['/b/c'],
        message:
          '"clientes" has become "cleintes" since the last commit, in all 2 texts that had it. Write "clientes" again in each; if that is meant, commit.',
      }),
    ]);
  });

  it('is not told of first translations, which stood there in the default language', () => {
    const en = { a: 'A promise', b: 'The promise' };
    const now = { a: 'Une promese', b: 'La promese' };
    expect(told(en, now)).toHaveLength(1);
    expect(told(en, now, en)).toEqual([]);
  });

  it.each([
    ['another word', { a: 'Para personas', b: { c: 'Los personas' } }],
    ['another ending', { a: 'Para clientas', b: { c: 'Los clientas' } }],
    ['a slip in one text only, which others show', { a: 'Para cleintes', b: { c: 'Los clientes' } }],
    ['a word that other texts have', { a: 'Para cleintes', b: { c: 'Los cleintes' }, d: 'cleintes' }],
  ])('is left alone where it is %s', (_, now) => {
    const former = { a: 'Para clientes', b: { c: 'Los clientes' }, d: 'd' in now ? now.d : 'x' };
    expect(told(former, { d: 'x', ...now })).toEqual([]);
  });
});
