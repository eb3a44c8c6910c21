import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (services: Parameters<typeof securityHeaders>[0]): string =>
  securityHeaders(services)['content-security-policy'] ?? '';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('the Content-Security-Policy', () => {
  it('lets in nothing from elsewhere', () => {
    expect(policyOf({})).toBe(
      "default-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self'; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('is the same when the services are on the site itself and nobody counts page views', () => {
    const own = { backendUrl: '/', contactUrl: '/functions/v1/a', newsletterUrl: '/b', analyticsId: '' };
    expect(policyOf(own)).toBe(policyOf({}));
  });

  it('lets forms be sent to the origins of the services, each named once', () => {
    const services = {
      backendUrl: 'https://project.example',
      contactUrl: 'https://project.example/functions/v1/resend-email',
      newsletterUrl: 'https://letters.example/subscribe?list=1',
    };
    expect(directives(policyOf(services)).get('connect-src')).toEqual([
      "'self'",
      'https://project.example',
      'https://letters.example',
    ]);
  });

  it('names no address that does not parse', () => {
    expect(policyOf({ backendUrl: "x; script-src 'unsafe-inline'" })).toBe(policyOf({}));
  });

  it('CONF-6: lets Google Analytics in when a measurement id is configured', () => {
    const reports = [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.analytics.google.com',
    ];
    const given = directives(policyOf({ analyticsId: 'G-ABC123' }));
    const usual = directives(policyOf({}));
    expect(given.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(given.get('connect-src')).toEqual(["'self'", ...reports]);
    expect(given.get('img-src')).toEqual(["'self'", ...reports]);
    const changed = ['script-src', 'connect-src', 'img-src', 'require-trusted-types-for', 'trusted-types'];
    for (const name of changed) {
      given.delete(name);
      usual.delete(name);
    }
    expect(given).toEqual(usual);
  });
});

describe('the Content-Security-Policy of a site that counts page views', () => {
  const usual = policyOf({});

  it('is the same for ids, addresses and names that are wrong: nobody counts', () => {
    for (const services of [
      { analyticsId: 'UA-1' },
      { analyticsId: "G-ABC123'; script-src *" },
      { analytics: 'plausible', analyticsUrl: "x; script-src 'unsafe-inline'" },
      { analytics: 'none', analyticsId: 'G-ABC123', analyticsUrl: 'https://counts.example' },
    ] as const) {
      expect(policyOf(services)).toBe(usual);
    }
  });

  it.each(['plausible', 'beacon'] as const)('lets %s report to its server, and nothing more', (analytics) => {
    const services = { analytics, analyticsUrl: 'https://counts.example/js?x=1' };
    expect(policyOf(services)).toBe(
      usual.replace("connect-src 'self'", "connect-src 'self' https://counts.example"),
    );
    expect(policyOf({ analytics, analyticsUrl: '/counts' })).toBe(usual);
  });

  it('names the backend once that counts, too', () => {
    const backendUrl = 'https://project.example';
    const policy = policyOf({
      analytics: 'beacon',
      backendUrl,
      analyticsUrl: `${backendUrl}/v`,
    });
    expect(policy).toContain(`connect-src 'self' ${backendUrl};`);
  });

  it('asks of Google no permission to embed, which it does not give everywhere', () => {
    const embedder = (services: object) => securityHeaders(services)['cross-origin-embedder-policy'];
    expect(embedder({ analyticsId: 'G-ABC123' })).toBe('credentialless');
    expect(embedder({ analytics: 'plausible', analyticsUrl: 'https://counts.example' })).toBe('require-corp');
  });
});

describe('the security headers', () => {
  it('are these', () => {
    expect(securityHeaders({})).toEqual({
      'content-security-policy': policyOf({}),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  });
});
