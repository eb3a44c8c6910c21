import { describe, expect, it } from 'vitest';
import { problemsAfter } from '../testing/tiny-site.ts';

describe('config/unknown-option', () => {
  it('lists only settings that a value of its kind could have', () => {
    const [told] = problemsAfter({
      'site.config.json#/redirects': undefined,
      'site.config.json#/favicon': '/images/cup.svg',
    });
    expect(told?.message).toContain('There is no property "favicon" here.');
    expect(told?.message).not.toContain('redirects');
  });

  it('reports a misspelt setting once, with its right name', () => {
    expect(problemsAfter({ 'site.config.json#/themColor': '#000000' })).toMatchObject([
      {
        check: 'config/unknown-option',
        pointer: '/themColor',
        at: 'key',
        suggestion: 'themeColor',
        fix: { rename: 'themeColor' },
      },
    ]);
  });

  it('says which settings there are when none is alike', () => {
    const [problem, ...more] = problemsAfter({ 'site.config.json#/notFoun': 'page:lost' });
    expect(problem).toMatchObject({ check: 'config/unknown-option', pointer: '/notFoun' });
    expect(problem?.message).toContain('There is no property "notFoun" here.');
    expect(more).toEqual([]);
  });

  it('says in which group a setting belongs that has slipped out of it', () => {
    const moved = {
      'site.config.json#/services/backendKey': undefined,
      'site.config.json#/backendKey': 'public',
    };
    const told = problemsAfter(moved).find(({ pointer }) => pointer === '/backendKey');
    expect(told?.message).toContain('"backendKey" belongs in "services", where it is missing.');
  });

  it('reports one inside a group', () => {
    expect(problemsAfter({ 'site.config.json#/services/contactUri': '/x' })).toMatchObject([
      { check: 'config/unknown-option', pointer: '/services/contactUri' },
    ]);
  });
});
