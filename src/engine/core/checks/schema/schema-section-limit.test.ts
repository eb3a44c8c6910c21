import { describe, expect, it } from 'vitest';
import { problemsWithBanner } from '../testing/with-banner.ts';

describe('schema/section-limit', () => {
  const second = { type: 'banner', id: 'again', props: { title: 't:home.top.title' } };
  const withSecond = (id: string) => ({ 'pages/home.json#/sections/1': { ...second, id } });
  const limited = (limit: number, id: string) =>
    problemsWithBanner({ 'x-limit': limit }, withSecond(id)).filter(({ check }) =>
      check.startsWith('schema/'),
    );

  it('reports the section that is too many', () => {
    expect(limited(1, 'again')).toMatchObject([
      { check: 'schema/section-limit', file: 'pages/home.json', pointer: '/sections/1/type' },
    ]);
  });

  it('reports a copy once, not also for its id', () => {
    expect(limited(1, 'top').map(({ check }) => check)).toEqual(['schema/section-limit']);
  });

  it('counts each page for itself', () => {
    expect(limited(2, 'again')).toEqual([]);
  });
});
