import { describe, expect, it } from 'vitest';
import { tinyConfig, tinyPage, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { keysWith, mentionsSince, namesOfFacts } from './names-of-facts.ts';

describe('edited facts', () => {
  it('are those that came, went, or have another value in a language', () => {
    const before = { phone: '1', weeks: { en: 'four' }, old: 'x' };
    const now = { phone: '1', weeks: { en: 'five' }, fresh: 'x' };
    expect(mentionsSince(before, now)).toEqual(['%{weeks}', '%{old}', '%{fresh}']);
    expect(mentionsSince(before, { ...before })).toEqual([]);
    expect(mentionsSince(undefined, 'x' as never)).toEqual([]);
  });

  it('are mentioned by words of any language', () => {
    const locales = { en: { a: { b: 'In %{weeks}' }, c: 'c' }, es: { a: { b: 'b' }, c: 'En %{weeks}' } };
    expect(keysWith(['%{weeks}'], locales)).toEqual(new Set(['a.b', 'c']));
    expect(keysWith([], locales).size).toBe(0);
  });

  it('are searched for in documents, unless the frame or the title of the home page mentions them', () => {
    const page = tinyPage('home', { path: '/', meta: { title: 'Since %{founded}', description: 'x' } });
    const config = { ...tinyConfig, titlePattern: '%{title} – %{phone}' };
    const source = tinySource({ config, pages: [page] });
    expect(namesOfFacts(['%{weeks}'], source)).toEqual(['%{weeks}']);
    expect(namesOfFacts([], source)).toEqual([]);
    for (const fact of ['%{founded}', '%{phone}', '%{año}'])
      expect(namesOfFacts([fact], source)).toBeUndefined();
  });
});
