import { describe, expect, it } from 'vitest';
import type { Changes } from '../testing/tiny-site.ts';
import { problemsAfter } from '../testing/tiny-site.ts';

const told = (changes: Changes) =>
  problemsAfter(changes).filter(({ check }) => check === 'content/copied-page');

const words = (group: string) => ({
  id: group,
  meta: { title: `t:${group}.meta.title|The ${group}`, description: `t:${group}.meta.description|About it` },
});

const card = (group: string) => ({
  card: {
    title: `t:${group}.title|It`,
    description: `t:${group}.text|All`,
    imageBg: { src: '/images/cup.svg' },
  },
  features: [
    { title: `t:${group}.one|One`, description: `t:${group}.first|First`, icon: 'gift' },
    { title: `t:${group}.two|Two`, description: `t:${group}.second|Second`, icon: 'gift' },
  ],
  sections: [],
});

const glass = { 'pages/products/glass.json#': { ...words('glass'), ...card('glass') } };

describe('content/copied-page', () => {
  it('reports a page that was copied and only got an id and meta of its own, at its first text', () => {
    const [problem, more] = told({
      ...glass,
      'pages/products/bowl.json#': { ...words('bowl'), ...card('glass') },
    });
    expect(problem).toMatchObject({ file: 'pages/products/bowl.json', pointer: '/card/title' });
    expect(problem?.message).toBe(
      'Page "bowl": This page is a copy of "glass" (pages/products/glass.json) and still shows its words: what is changed in them changes there, too. Write "t:bowl.title" instead of "t:glass.title" and so on, then run: npm run i18n -- extract, which makes a place for each.',
    );
    expect(more).toBeUndefined();
  });

  it.each([
    ['nothing but an id', (meta: object) => meta],
    [
      'other words behind the name of its title',
      (meta: object) => ({ ...meta, title: 't:glass.meta.title|A bowl' }),
    ],
  ])('reports a page that was copied and got %s, and nothing that follows', (_, change) => {
    const bowl = { ...words('glass'), ...card('glass'), id: 'bowl' };
    const problems = problemsAfter({
      ...glass,
      'pages/products/bowl.json#': { ...bowl, meta: change(bowl.meta) },
    }).filter(({ file, check }) => file === 'pages/products/bowl.json' && check !== 'schema/page');
    expect(problems).toMatchObject([{ check: 'content/copied-page', pointer: '/card/title' }]);
    expect(problems[0]?.message).toContain('Write "t:bowl.title" instead of "t:glass.title" and so on');
  });

  it('reports a copy whose id begins with the name of the first page, which its words are called by', () => {
    const problems = problemsAfter({
      ...glass,
      'pages/products/glass-round.json#': { ...words('glass'), ...card('glass'), id: 'glass-round' },
    }).filter(({ file }) => file.startsWith('pages/products/glass'));
    expect(problems.filter(({ severity }) => severity !== 'error')).toMatchObject([
      { check: 'content/copied-page', file: 'pages/products/glass-round.json', pointer: '/card/title' },
    ]);
    expect(problems.at(-1)?.message).toContain('Write "t:glassRound.title" instead of "t:glass.title"');
  });

  it('lets a page alone have words of a group that is named otherwise', () => {
    const bowl = { ...words('glass'), ...card('glass'), id: 'bowl' };
    expect(told({ 'pages/products/bowl.json#': bowl })).toEqual([]);
  });

  it('reports two pages with each other’s meta once', () => {
    const problems = told({
      'pages/products/glass.json#': { ...words('bowl'), id: 'glass', ...card('glass') },
      'pages/products/bowl.json#': { ...words('glass'), id: 'bowl', ...card('bowl') },
    });
    expect(problems.map(({ file, pointer }) => file + pointer)).toEqual(['pages/products/bowl.json/meta']);
    expect(problems[0]?.message).toContain('is that of pages/products/glass.json');
  });

  it('tells of no other fault that a "noindex" which went along makes', () => {
    const { features } = card('lost');
    const changes = {
      'pages/about.json#/meta': {
        title: 't:lost.meta.title|Lost',
        description: 't:lost.meta.description|No',
        noindex: true,
      },
      'pages/lost.json#/meta': { title: 't:about.title', description: 't:about.description' },
      'pages/lost.json#/features': features,
    };
    expect(problemsAfter(changes).map(({ check }) => check)).not.toContain('seo/noindex-linked');
  });

  it('lets a page show some words of another', () => {
    const { features } = card('glass');
    const bowl = { ...words('bowl'), ...card('bowl'), features };
    expect(told({ ...glass, 'pages/products/bowl.json#': bowl })).toEqual([]);
  });

  it('lets a draft be a copy', () => {
    const bowl = { ...words('bowl'), ...card('glass'), draft: true };
    expect(told({ ...glass, 'pages/products/bowl.json#': bowl })).toEqual([]);
  });
});
