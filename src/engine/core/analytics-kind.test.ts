import { describe, expect, it } from 'vitest';
import { analyticsKind, needsConsent } from './analytics-kind.ts';

describe('CONF-6: the service that counts page views', () => {
  it.each([
    ['none', {}],
    ['none', { analytics: '', analyticsId: '' }],
    ['ga4', { analyticsId: 'G-ABC123' }],
    ['ga4', { analytics: 'ga4', analyticsId: 'G-ABC123' }],
    ['none', { analytics: 'none', analyticsId: 'G-ABC123' }],
    ['plausible', { analytics: 'plausible', analyticsUrl: 'https://counts.example' }],
    ['plausible', { analytics: 'plausible', analyticsUrl: '/counts', analyticsId: 'inspira.example' }],
    ['beacon', { analytics: 'beacon', backendUrl: '/' }],
    ['beacon', { analytics: 'beacon', analyticsUrl: 'https://counts.example/view' }],
  ] as const)('is %s for %o', (kind, services) => {
    expect(analyticsKind(services)).toBe(kind);
  });

  it.each([
    { analyticsId: 'UA-12345-1' },
    { analyticsId: 'G-abc' },
    { analyticsId: "G-ABC123'; script-src *" },
    { analytics: 'ga4' },
    { analytics: 'matomo', analyticsId: 'G-ABC123' },
    { analytics: 'plausible' },
    { analytics: 'plausible', analyticsUrl: 'counts.example' },
    { analytics: 'plausible', analyticsUrl: 'javascript:alert(1)' },
    { analytics: 'plausible', analyticsUrl: 'https://counts.example', analyticsId: 'a b' },
    { analytics: 'beacon' },
    { analytics: 'beacon', backendUrl: 'nowhere' },
  ])('is none while %o is incomplete or wrong', (services) => {
    expect(analyticsKind(services)).toBe('none');
  });

  it('asks visitors only where something is left on their device', () => {
    expect((['none', 'ga4', 'plausible', 'beacon'] as const).filter(needsConsent)).toEqual(['ga4']);
  });
});
