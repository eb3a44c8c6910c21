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
      'Page "bowl": Nearly all words of this page are those of the page "glass" (pages/products/glass.json). Write its own words, with names such as "t:bowl.title|".',
    );
    expect(more).toBeUndefined();
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
