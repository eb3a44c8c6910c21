import { describe, expect, it } from 'vitest';
import { pathOfMissing } from './path-of-missing.ts';

const english = { suffix: '', entries: '/solutions/{slug}' };
const spanish = { suffix: '-es', entries: '/inspira-{slug}-es' };

describe('LANG-2: an address that no page has', () => {
  it('is that of the same missing solution in the other language', () => {
    expect(pathOfMissing('/inspira-unknown-es', spanish, english)).toBe('/solutions/unknown');
    expect(pathOfMissing('/solutions/unknown', english, spanish)).toBe('/inspira-unknown-es');
    expect(pathOfMissing('/solutions-es/unknown', spanish, english)).toBe('/solutions/unknown');
  });

  it('takes every sign of a pattern as it is written', () => {
    const versions = { suffix: '', entries: '/v1.0/{slug}' };
    expect(pathOfMissing('/v1x0/abc', versions, spanish)).toBe('/v1x0-es/abc');
  });

  it('gets the other suffix where it names no entry', () => {
    expect(pathOfMissing('/nada-es', { suffix: '-es' }, { suffix: '' })).toBe('/nada');
    expect(pathOfMissing('/nowhere', { suffix: '' }, { suffix: '-es' })).toBe('/nowhere-es');
  });
});
