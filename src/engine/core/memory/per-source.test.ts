import { describe, expect, it } from 'vitest';
import type { SiteSource } from '../types.ts';
import { perSource } from './per-source.ts';

describe('what is worked out once for a site', () => {
  const site = (): SiteSource => ({}) as SiteSource;

  it('is the same for each key, and another for another site', () => {
    const kept = perSource<object>();
    const one = site();
    const first = kept(one, 'en', () => ({}));
    expect(kept(one, 'en', () => ({}))).toBe(first);
    expect(kept(one, 'es', () => ({}))).not.toBe(first);
    expect(kept(site(), 'en', () => ({}))).not.toBe(first);
  });

  it('is given up when there is too much of it', () => {
    const kept = perSource<object>(2);
    const one = site();
    const first = kept(one, 'a', () => ({}));
    kept(one, 'b', () => ({}));
    expect(kept(one, 'a', () => ({}))).toBe(first);
    for (const key of ['c', 'd', 'e', 'f']) kept(one, key, () => ({}));
    expect(kept(one, 'a', () => ({}))).not.toBe(first);
  });
});
