import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../../generated/types.ts';
import { misspeltHosts } from './misspelt-hosts.ts';

const told = (facts: Record<string, string>, more: Partial<SiteConfig> = {}) =>
  misspeltHosts({ origin: 'https://www.workshop.example', facts, ...more } as SiteConfig).map(
    ({ pointer, suggestion }) => `${pointer} ${suggestion}`,
  );

const media = 'https://media.workshop.example';

describe('addresses whose host is a slip for another', () => {
  it('are told where the rarer one stands', () => {
    expect(told({ mediaUrl: media, privacyUrl: 'https://meda.workshop.example/privacy' })).toEqual([
      '/facts/privacyUrl media.workshop.example',
    ]);
    expect(told({ mediaUrl: 'https://meida.workshop.example', privacyUrl: `${media}/privacy` })).toEqual([]);
    expect(told({ email: 'hello@worskhop.example', mediaUrl: media })).toEqual([
      '/facts/email workshop.example',
    ]);
  });

  it('are told of profiles, too', () => {
    const organization = { sameAs: ['https://www.linkdin.com/cups'] };
    const facts = { a: 'https://www.linkedin.com/a', b: 'https://www.linkedin.com/b' };
    expect(told(facts, { organization })).toEqual(['/organization/sameAs/0 linkedin.com']);
  });

  it('are right with other numbers and countries, and when they are quite others', () => {
    expect(told({ a: 'https://cdn1.workshop.example', b: 'https://cdn2.workshop.example' })).toEqual([]);
    expect(
      told({ a: 'https://workshops.de/a', b: 'https://workshops.dk/b', c: 'https://workshops.de' }),
    ).toEqual([]);
    expect(told({ a: 'https://media.example.com', b: media })).toEqual([]);
  });
});
