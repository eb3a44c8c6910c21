import { describe, expect, it } from 'vitest';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { withoutRedirects, withoutSettings } from './without-redirects.ts';

type Config = SiteSource['config'];

const config = { name: 'Inspira', facts: { brands: 40 }, redirects: { '/old': '/' } } as unknown as Config;

describe('the configuration without some of its settings', () => {
  it('has all others', () => {
    expect(withoutRedirects(config)).toEqual({ name: 'Inspira', facts: { brands: 40 } });
    expect(withoutSettings(config, ['facts', 'redirects'])).toEqual({ name: 'Inspira' });
    expect(config).toHaveProperty('redirects');
  });

  it.each([undefined, null, [], 'words'])('is what stands there when that is no group: %j', (faulty) => {
    expect(withoutRedirects(faulty as unknown as Config)).toBe(faulty);
  });
});
